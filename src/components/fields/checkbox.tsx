import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { stack } from '#src/styles/shared.ts';
import * as style from './choice.style.ts';
import { type CommonFieldProps, FieldMessages, RequiredMark } from './field-elements.tsx';

type CheckboxProps = CommonFieldProps & {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** Renders a checkbox. A press on the label toggles it, too. */
export function Checkbox({ label, description, errorMessage, isRequired, onBlur, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      className={stack}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired ?? false}
      onBlur={() => onBlur?.()}
      {...props}
      isDisabled={props.isDisabled ?? false}
    >
      <CheckboxButton className={style.choice}>
        <span aria-hidden className={style.box}>
          <Check size={16} strokeWidth={3} />
        </span>
        <span>
          {label}
          <RequiredMark isRequired={isRequired} />
        </span>
      </CheckboxButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </CheckboxField>
  );
}
