import type { ComponentProps } from 'react';
import { Select } from '#src/components/fields/select.tsx';
import { connectField } from '#src/components/forms/fields/connect-field.tsx';
import { countryNames } from '#src/lib/text/country-names.ts';

type CountryFieldProps = Omit<ComponentProps<typeof Select<string>>, 'options' | 'selected' | 'onSelect'> & {
  value: string;
  onChange: (name: string) => void;
};

/** A country in a form, by its Korean name. One that is stored under another name stays as it is. */
export const FormCountryField = connectField(function CountryField({ value, onChange, ...props }: CountryFieldProps) {
  const names = countryNames();
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  const options = all.map((text) => ({ key: text, text }));
  return <Select {...props} options={options} selected={value || null} onSelect={onChange} />;
});
