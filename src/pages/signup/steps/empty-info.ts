// Apart from the schema, because the first step needs these values, but no schema.
import { GenderLabel } from '#src/api/generated/model/genderLabel.ts';
import type { InfoValues } from './info-values.ts';

/** The initial form values of the info step. */
export const emptyInfo: InfoValues = {
  member_name: '',
  member_en_name: '',
  member_birth_year: '',
  member_birth_month: '',
  member_birth_date: '',
  member_gender: GenderLabel.male,
  member_id: '',
  member_password: '',
  member_re_password: '',
  member_zipcode: '',
  member_address: '',
  member_address_detail: '',
  member_cell: '',
  member_email: '',
};
