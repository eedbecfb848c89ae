import type { ComponentProps } from 'react';
import { Select } from '#src/components/fields/select.tsx';
import { connectField } from './connect-field.tsx';

type SelectFieldProps = Omit<ComponentProps<typeof Select<string>>, 'selected' | 'onSelect'> & {
  value: string;
  onChange: (key: string) => void;
};

/** A drop-down in a form; its value is a key, empty where nothing is chosen. */
export const FormSelect = connectField(function SelectField({ value, onChange, ...props }: SelectFieldProps) {
  return <Select {...props} selected={value || null} onSelect={onChange} />;
});
