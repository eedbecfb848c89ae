import { ChevronDown } from 'lucide-react';
import { Select as AriaSelect, Button, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components/Select';
import { createKeyHandler } from './create-key-handler.ts';
import { type CommonFieldProps, FieldLabel, FieldMessages } from './field-elements.tsx';
import * as style from './select.style.ts';

type SelectProps<Key extends string> = CommonFieldProps & {
  /** Hides the label visually. It remains the accessible name. */
  isLabelHidden?: boolean | undefined;
  options: readonly { key: Key; text: string }[];
  /** The selected key. Null or an unknown key means no selection. */
  selected: Key | null;
  onSelect: (key: Key) => void;
  /** The text without a selection. */
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Marks the control as invalid without an error of its own, for a control in a `FieldGroup`. */
  isInvalid?: boolean | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** Renders a select with a list of options (WAI-ARIA APG, listbox). */
export function Select<Key extends string>(props: SelectProps<Key>) {
  const { label, isLabelHidden, options, selected, onSelect, placeholder = '선택', description, errorMessage } = props;
  return (
    <AriaSelect
      className={style.select}
      value={options.some(({ key }) => key === selected) ? selected : null}
      onChange={createKeyHandler(options, onSelect)}
      aria-label={isLabelHidden ? label : undefined}
      placeholder={placeholder}
      validationBehavior="aria"
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      name={props.name}
      autoComplete={props.autoComplete}
      onBlur={() => props.onBlur?.()}
    >
      {!isLabelHidden && <FieldLabel label={label} isRequired={props.isRequired} />}
      <Button className={style.button}>
        <SelectValue className={style.value} />
        <ChevronDown aria-hidden size={18} />
      </Button>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={style.popover}>
        <ListBox items={options} className={style.list}>
          {(option) => (
            <ListBoxItem id={option.key} textValue={option.text} className={style.item}>
              {option.text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
