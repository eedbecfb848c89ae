// Apart from the schemas, because the first step of the sign-up needs these values, but no schema.
import { noPosition } from '#src/content/positions.ts';
import type { CompanyValues } from './company-values.ts';
import type { EducationEntry } from './education-values.ts';

/** The values of an empty workplace form. */
export const emptyCompany: CompanyValues = {
  member_company_name: '',
  member_company_en_name: '',
  position_choice: noPosition,
  member_position: '',
  member_company_tel: '',
  member_company_zipcode: '',
  member_company_address: '',
  member_company_address_detail: '',
};

/** The form values of an empty record. */
export const emptyEducation: EducationEntry = {
  member_edu_school: '',
  member_edu_specialty: '',
  member_edu_degree: '',
  member_edu_gradation_year: '',
  member_edu_nation: '대한민국',
};
