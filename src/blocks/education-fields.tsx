import type { ReactNode } from 'react';
import { modifyMemberEduInfoBodyMemberEduGradationYearMax } from '../api/generated/limits/member';
import { Degree } from '../api/generated/model';
import { FormEntry } from '../ui/form-entry';
import { FormNumericField } from '../ui/form-numeric-field';
import { FormSelect } from '../ui/form-select';
import { FormTextField } from '../ui/form-text-field';
import { FormCountryField } from './country-field';
import * as style from './education-entries.style';

const degrees = Object.values(Degree).map((text) => ({ key: text, text }));

type EducationFieldsProps = {
  /** The name of the record among the form's values: `education.entry-1`. */
  name: string;
  title: string;
  isRequired: boolean;
  action: ReactNode;
};

/** The fields of one education record. */
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
