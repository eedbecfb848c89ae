import { useWatch } from 'react-hook-form';
import { cellMaxLength } from '#src/api/generated/constants.ts';
import { GenderLabel } from '#src/api/generated/model/genderLabel.ts';
import { birthYears } from '#src/content/birth-years.ts';
import { AddressFields } from '#src/features/address-search/address-fields.tsx';
import { FormDateSelects } from '#src/forms/fields/form-date-selects.tsx';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormPhoneField } from '#src/forms/fields/form-number-fields.tsx';
import { FormRadioGroup } from '#src/forms/fields/form-radio-group.tsx';

const birthDateNames = { year: 'member_birth_year', month: 'member_birth_month', day: 'member_birth_date' };
const addressNames = { zipcode: 'member_zipcode', address: 'member_address', detail: 'member_address_detail' };

type PersonFieldsProps = {
  /** The name that the placeholder of the English name shows as an example. */
  name: string;
  /** The values for male and female in the contract. */
  genders: { male: string; female: string };
};

/** Renders the fields for English name, birth date and gender. The form fields have the names of the contract. */
export function PersonFields({ name, genders }: PersonFieldsProps) {
  const year = Number(useWatch({ name: birthDateNames.year }));
  // A stored birth year outside the list becomes an additional option; otherwise the field would appear empty.
  const years = year > 0 && !birthYears.includes(year) ? [...birthYears, year] : birthYears;
  const options = [
    { key: genders.male, text: GenderLabel.male },
    { key: genders.female, text: GenderLabel.female },
  ];
  return (
    <>
      <FormTextField
        name="member_en_name"
        label="영문이름"
        autoComplete="name"
        placeholder={`ex) ${name}`}
        isRequired
      />
      <FormDateSelects names={birthDateNames} label="생년월일" years={years} isRequired />
      <FormRadioGroup name="member_gender" label="성별" options={options} isRequired />
    </>
  );
}

/** Renders the fields for postal address and mobile number. The form fields have the names of the contract. */
export function ContactFields() {
  return (
    <>
      <AddressFields names={addressNames} label="주소" isRequired />
      <FormPhoneField
        name="member_cell"
        label="휴대폰 번호"
        digits={cellMaxLength}
        placeholder="'-'없이 숫자만 입력"
        isRequired
      />
    </>
  );
}
