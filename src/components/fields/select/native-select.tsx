import type { ComponentProps, Ref, SyntheticEvent } from 'react';
import * as style from './select.style.ts';
import type { SelectOption } from './select-option.ts';

type NativeSelectProps = Pick<
  ComponentProps<'select'>,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'autoComplete' | 'onBlur'
> & {
  ref: Ref<HTMLSelectElement>;
  /** Hides the select from everything but the autofill of the browser. */
  isHidden: boolean;
  options: readonly SelectOption[];
  selected: string | null;
  onChange: (key: unknown) => void;
  /** The text without a selection. */
  placeholder: string;
  isDisabled: boolean | undefined;
  isInvalid: boolean;
  isRequired: boolean | undefined;
  name: string | undefined;
};

/**
 * Renders the options as a native select. While the button of the select is shown, it is hidden and receives what the
 * browser fills in (WCAG 1.3.5). If the code of the list fails to load, it replaces the button.
 */
export function NativeSelect({ ref, isHidden, options, selected, onChange, placeholder, ...props }: NativeSelectProps) {
  const { isDisabled, isInvalid, isRequired, name, autoComplete, ...visibleProps } = props;
  const change = ({ currentTarget }: SyntheticEvent<HTMLSelectElement>) => {
    if (currentTarget.value !== selected) onChange(currentTarget.value);
  };
  const semantics = isHidden
    ? { tabIndex: -1 }
    : { ...visibleProps, 'aria-invalid': isInvalid || undefined, 'aria-required': isRequired || undefined };
  return (
    // Safari fills in only selects that are rendered.
    <div aria-hidden={isHidden || undefined} className={isHidden ? style.hidden : style.native}>
      <select
        {...semantics}
        ref={ref}
        name={name}
        autoComplete={autoComplete}
        disabled={isDisabled}
        value={selected ?? ''}
        // Some browsers report what they fill in with only one of the two events.
        onChange={change}
        onInput={change}
        className={style.button}
      >
        {(isHidden || selected === null) && <option value="">{isHidden ? '\u00A0' : placeholder}</option>}
        {options.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
