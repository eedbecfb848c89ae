import { ChevronDown } from 'lucide-react';
import { Select as AriaSelect, Button, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components/Select';
import { type CommonFieldProps, FieldLabel, FieldMessages } from './field-elements.tsx';
import * as style from './select.style.ts';

type SelectProps<Key extends string> = CommonFieldProps & {
  /** Where the label is clear from what stands around it, it is kept for screen readers alone. */
  isLabelHidden?: boolean | undefined;
  options: readonly { key: Key; text: string }[];
  /** Null, or a key that is no option, where nothing is chosen yet. */
  selected: Key | null;
  onSelect: (key: Key) => void;
  /** What stands there while nothing is chosen. */
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** For a field of several controls, whose error stands with the whole. */
  isInvalid?: boolean | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** A drop-down of fixed choices (WAI-ARIA APG, listbox). */
export function Select<Key extends string>(props: SelectProps<Key>) {
  const { label, isLabelHidden, options, selected, onSelect, placeholder = '선택', description, errorMessage } = props;
  const selectOption = (key: unknown) => {
    const option = options.find((candidate) => candidate.key === key);
    if (option) onSelect(option.key);
  };
  return (
    <AriaSelect
      className={style.select}
      value={options.some(({ key }) => key === selected) ? selected : null}
      onChange={selectOption}
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
