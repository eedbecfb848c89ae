import type { ComponentProps } from 'react';
import { Select } from '#src/components/fields/select.tsx';
import { connectField } from './form-field.tsx';

type SelectFieldProps = Omit<ComponentProps<typeof Select<string>>, 'selected' | 'onSelect'> & {
  value: string;
  onChange: (key: string) => void;
};

/** A select in a form. Its value is the key of the option, or empty without a selection. */
export const FormSelect = connectField(function SelectField({ value, onChange, ...props }: SelectFieldProps) {
  return <Select {...props} selected={value || null} onSelect={onChange} />;
});
