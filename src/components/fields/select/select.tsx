import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Button } from 'react-aria-components/Button';
import { LabelContext } from 'react-aria-components/Label';
import { createKeyHandler } from '#src/components/fields/create-key-handler.ts';
import { type CommonFieldProps, FieldLabel } from '#src/components/fields/field-elements.tsx';
import * as text from '#src/components/fields/text-field.style.ts';
import { NativeSelect } from './native-select.tsx';
import * as style from './select.style.ts';
import type { SelectOption } from './select-option.ts';
import { useSelectList } from './use-select-list.ts';

type SelectProps<Key extends string> = CommonFieldProps & {
  /** Hides the label visually. It remains the accessible name. */
  isLabelHidden?: boolean | undefined;
  options: readonly SelectOption<Key>[];
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

/**
 * Renders a select with a list of options (WAI-ARIA APG, listbox). The button is complete at once. The code of the list
 * loads when the visitor reaches the button; a native select replaces the button if that fails.
 */
export function Select<Key extends string>(props: SelectProps<Key>) {
  const { label, isLabelHidden, options, onSelect, placeholder = '선택', description, errorMessage } = props;
  const { isDisabled, isRequired } = props;
  const id = useId();
  const ids = { button: `${id}-button`, label: `${id}-label`, value: `${id}-value`, list: `${id}-list` };
  const [note, error] = [description && `${id}-note`, errorMessage && `${id}-error`];
  const button = useRef<HTMLButtonElement>(null);
  const nativeSelect = useRef<HTMLSelectElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { List, handlers, buttonProps, isNative, isBusy } = useSelectList(button, nativeSelect);

  const isInvalid = props.isInvalid ?? errorMessage !== undefined;
  const onChange = createKeyHandler(options, onSelect);
  const option = options.find(({ key }) => key === props.selected);
  const selected = option?.key ?? null;
  const describedBy = [note, error].filter(Boolean).join(' ') || undefined;
  const focus = () => {
    if (isDisabled) return;
    (isNative ? nativeSelect : button).current?.focus();
    // Shows where the focus has moved.
    setInteractionModality('keyboard');
  };

  return (
    <div className={style.select} data-invalid={isInvalid || undefined}>
      {!isLabelHidden && (
        <LabelContext.Provider value={{ id: ids.label, elementType: 'span', onClick: focus }}>
          <FieldLabel label={label} isRequired={isRequired} />
        </LabelContext.Provider>
      )}
      {!isNative && (
        <Button
          {...buttonProps}
          ref={button}
          id={ids.button}
          className={style.button}
          isDisabled={isDisabled ?? false}
          // The list takes the focus when the press begins. The end of the press must not move it back.
          preventFocusOnPress
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? ids.list : undefined}
          aria-label={isLabelHidden ? label : undefined}
          aria-labelledby={`${ids.value} ${isLabelHidden ? ids.button : ids.label}`}
          aria-describedby={describedBy}
          onBlur={() => {
            buttonProps.onBlur();
            // The focus moves into the open list.
            if (!isOpen) props.onBlur?.();
          }}
          render={(element) => <button {...element} aria-busy={isBusy || undefined} />}
        >
          <span id={ids.value} className={style.value} data-placeholder={option ? undefined : true}>
            {option?.text ?? placeholder}
          </span>
          {isBusy ? <span aria-hidden className={style.loading} /> : <ChevronDown aria-hidden size={18} />}
        </Button>
      )}
      {List && !isNative && (
        <List
          id={ids.list}
          labelledBy={isLabelHidden ? ids.button : ids.label}
          button={button}
          handlers={handlers}
          options={options}
          selected={selected}
          onChange={onChange}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onBlur={() => props.onBlur?.()}
        />
      )}
      <NativeSelect
        ref={nativeSelect}
        isHidden={!isNative}
        options={options}
        selected={selected}
        onChange={onChange}
        placeholder={placeholder}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        isRequired={isRequired}
        name={props.name}
        autoComplete={props.autoComplete}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : ids.label}
        aria-describedby={describedBy}
        onBlur={() => props.onBlur?.()}
      />
      {description && (
        <span id={note} className={text.description}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={error} slot="errorMessage" className={text.error}>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
