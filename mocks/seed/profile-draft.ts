import type { Profile } from '#mocks/store/records.ts';

type Info = Profile['info'];
type Company = Profile['company'];
type Education = Profile['education'][number];
type Place = [zipcode: string, address: string, detail: string];

/** Creates the basic information of a member. */
export const info = (
  english: string,
  [year, month, day]: [year: string, month: string, day: string],
  gender: Info['member_gender'],
  [zipcode, address, detail]: Place,
  cell: string,
  email: string,
): Info => ({
  member_en_name: english,
  member_birth_year: year,
  member_birth_month: month,
  member_birth_date: day,
  member_gender: gender,
  member_zipcode: zipcode,
  member_address: address,
  member_address_detail: detail,
  member_cell: cell,
  member_email: email,
});

/** Creates the basic information of a member of an older site, with most fields missing. */
export const oldInfo = (cell: string, email: string): Info => ({
  member_en_name: null,
  member_birth_year: null,
  member_birth_month: null,
  member_birth_date: null,
  member_gender: null,
  member_zipcode: null,
  member_address: null,
  member_address_detail: null,
  member_cell: cell,
  member_email: email,
});

/** Creates the workplace of a member. */
export const company = (
  name: string,
  english: string,
  position: string,
  tel: string,
  [zipcode, address, detail]: Place,
): Company => ({
  member_company_name: name,
  member_company_en_name: english,
  member_position: position,
  member_company_tel: tel,
  member_company_zipcode: zipcode,
  member_company_address: address,
  member_company_address_detail: detail,
});

/** The workplace of a member who entered none. */
export const noCompany = company('', '', '', '', ['', '', '']);

/** Creates an education record of a member. */
export const education = (
  school: string,
  specialty: string,
  degree: Education['member_edu_degree'],
  year: string,
  nation = '대한민국',
): Education => ({
  member_edu_school: school,
  member_edu_specialty: specialty,
  member_edu_degree: degree,
  member_edu_gradation_year: year,
  member_edu_nation: nation,
});
