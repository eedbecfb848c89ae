import type { ReactNode } from 'react';
import { modifyMemberEduInfoBodyMemberEduGradationYearMax } from '#src/api/generated/bodies/member.ts';
import { Degree } from '#src/api/generated/model/index.ts';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormNumericField } from '#src/forms/fields/form-number-fields.tsx';
import { FormSelect } from '#src/forms/fields/form-select.tsx';
import { FormEntry } from '#src/forms/form-entry.tsx';
import { FormCountryField } from './country-field.tsx';
import * as style from './education-entries.style.ts';

const degrees = Object.values(Degree).map((text) => ({ key: text, text }));

type EducationFieldsProps = {
  /** The path of the record in the form's values: `education.entry-1`. */
  name: string;
  title: string;
  isRequired: boolean;
  action: ReactNode;
};

/** Renders the fields of one education record. */
export function EducationFields({ name, title, isRequired, action }: EducationFieldsProps) {
  return (
    <FormEntry title={title} action={action}>
      <div className={style.fields}>
        <FormTextField name={`${name}.member_edu_school`} label="출신학교" isRequired={isRequired} />
        <FormTextField name={`${name}.member_edu_specialty`} label="전공" isRequired={isRequired} />
        <FormSelect name={`${name}.member_edu_degree`} label="학위" options={degrees} isRequired={isRequired} />
        <FormNumericField
          name={`${name}.member_edu_gradation_year`}
          label="졸업년도"
          digits={modifyMemberEduInfoBodyMemberEduGradationYearMax}
          isRequired={isRequired}
        />
        <FormCountryField name={`${name}.member_edu_nation`} label="국가" isRequired={isRequired} />
      </div>
    </FormEntry>
  );
}
