import type { ComponentProps } from 'react';
import { Checkbox } from '#src/components/fields/checkbox.tsx';
import { connectField } from './form-field.tsx';

type CheckFieldProps = Omit<ComponentProps<typeof Checkbox>, 'isSelected'> & { value: boolean };

/** A checkbox in a form. Its value is a boolean. */
export const FormCheckbox = connectField(function CheckField({ value, ...props }: CheckFieldProps) {
  return <Checkbox {...props} isSelected={value} />;
});
