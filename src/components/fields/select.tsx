import { ChevronDown } from 'lucide-react';
import { type SyntheticEvent, useId } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { smallNote, stack } from '#src/styles/shared.ts';
import { createKeyHandler } from './create-key-handler.ts';
import { type CommonFieldProps, FieldLabel } from './field-elements.tsx';
import * as style from './fields.style.ts';

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

/** Renders the select of the browser. Its `data-rendered` shows what a visitor or a password manager has changed. */
export function Select<Key extends string>(props: SelectProps<Key>) {
  const { label, isLabelHidden, options, onSelect, placeholder = '선택', description, errorMessage } = props;
  const { isDisabled, isRequired } = props;
  const id = useId();
  const [note, error] = [description && `${id}-note`, errorMessage && `${id}-error`];
  const selected = options.find(({ key }) => key === props.selected)?.key ?? null;
  const isInvalid = props.isInvalid ?? errorMessage !== undefined;
  const selectKey = createKeyHandler(options, onSelect);
  const handleChange = ({ currentTarget }: SyntheticEvent<HTMLSelectElement>) => {
    if (currentTarget.value !== selected) selectKey(currentTarget.value);
  };

  return (
    <div className={stack}>
      {!isLabelHidden && (
        <LabelContext.Provider value={{ htmlFor: id }}>
          <FieldLabel label={label} isRequired={isRequired} />
        </LabelContext.Provider>
      )}
      <span className={style.selectBox}>
        <select
          id={id}
          name={props.name}
          autoComplete={props.autoComplete}
          disabled={isDisabled}
          value={selected ?? ''}
          // Some browsers report what they fill in with only one of the two events.
          onChange={handleChange}
          onInput={handleChange}
          onBlur={() => props.onBlur?.()}
          aria-label={isLabelHidden ? label : undefined}
          aria-describedby={[note, error].filter(Boolean).join(' ') || undefined}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired || undefined}
          className={`${style.input} ${style.select}`}
          data-rendered={selected ?? ''}
          data-placeholder={selected === null || undefined}
          data-invalid={isInvalid || undefined}
          data-disabled={isDisabled || undefined}
        >
          {selected === null && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} />
      </span>
      {description && (
        <span id={note} className={smallNote}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={error} slot="errorMessage" className={style.error}>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
