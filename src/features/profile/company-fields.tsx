import { useWatch } from 'react-hook-form';
import { companyTelMaxLength } from '#src/api/generated/constants.ts';
import { noPosition, otherPosition, positions } from '#src/content/positions.ts';
import { AddressFields } from '#src/features/address-search/address-fields.tsx';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormPhoneField } from '#src/forms/fields/form-number-fields.tsx';
import { FormSelect } from '#src/forms/fields/form-select.tsx';
import type { CompanyValues } from './company-values.ts';

const addressNames = {
  zipcode: 'member_company_zipcode',
  address: 'member_company_address',
  detail: 'member_company_address_detail',
};

const options = [noPosition, ...positions, otherPosition].map((text) => ({ key: text, text }));

/** Renders the fields of a workplace; only the text of another position is required. The form needs the values of `company-values.ts`. */
export function CompanyFields() {
  const selectedPosition = useWatch<CompanyValues, 'position_choice'>({ name: 'position_choice' });
  return (
    <>
      <FormTextField name="member_company_name" label="직장명(국문)" autoComplete="organization" />
      <FormTextField name="member_company_en_name" label="직장명(영문)" />
      <FormSelect name="position_choice" label="직위" options={options} dependentFields={['member_position']} />
      {selectedPosition === otherPosition && (
        <FormTextField name="member_position" label="직위 직접입력" autoComplete="organization-title" isRequired />
      )}
      <FormPhoneField
        name="member_company_tel"
        label="전화번호"
        kind="any"
        digits={companyTelMaxLength}
        autoComplete="work tel"
        placeholder="'-'없이 숫자만 입력"
      />
      <AddressFields names={addressNames} label="직장 주소" isOwnAddress={false} />
    </>
  );
}
