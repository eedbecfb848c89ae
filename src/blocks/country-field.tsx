import type { ComponentProps } from 'react';
import { countryNames } from '../lib/country-names';
import { bound } from '../ui/bound-field';
import { Select } from '../ui/select';

type CountryFieldProps = Omit<ComponentProps<typeof Select<string>>, 'options' | 'selected' | 'onSelect'> & {
  value: string;
  onChange: (name: string) => void;
};

/** A country in a form, by its Korean name. One that is stored under another name stays as it is. */
export const FormCountryField = bound(function CountryField({ value, onChange, ...props }: CountryFieldProps) {
  const names = countryNames();
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  const options = all.map((text) => ({ key: text, text }));
  return <Select {...props} options={options} selected={value || null} onSelect={onChange} />;
});
