import countryNames from 'virtual:country-names';
import type { ComponentProps } from 'react';
import { Select } from '#src/components/fields/select.tsx';
import { connectField } from '#src/forms/fields/form-field.tsx';

type CountryFieldProps = Omit<ComponentProps<typeof Select<string>>, 'options' | 'selected' | 'onSelect'> & {
  value: string;
  onChange: (name: string) => void;
};

/** Renders a select of Korean country names. A stored name outside the list becomes an additional option. */
export const FormCountryField = connectField(function CountryField({ value, onChange, ...props }: CountryFieldProps) {
  const optionNames = value === '' || countryNames.includes(value) ? countryNames : [value, ...countryNames];
  const options = optionNames.map((text) => ({ key: text, text }));
  return <Select {...props} options={options} selected={value || null} onSelect={onChange} />;
});
