/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Change the profile of the logged-in member
 */
export const modifyMemberInfoBodyMemberEnNameMax = 100;


export const modifyMemberInfoBodyMemberEnNameRegExp = new RegExp('\\S');
export const modifyMemberInfoBodyMemberBirthYearMax = 4;


export const modifyMemberInfoBodyMemberBirthYearRegExp = new RegExp('^(19|20)\\d{2}$');
export const modifyMemberInfoBodyMemberBirthMonthMax = 2;


export const modifyMemberInfoBodyMemberBirthMonthRegExp = new RegExp('^(0?[1-9]|1[0-2])$');
export const modifyMemberInfoBodyMemberBirthDateMax = 2;


export const modifyMemberInfoBodyMemberBirthDateRegExp = new RegExp('^(0?[1-9]|[12]\\d|3[01])$');
export const modifyMemberInfoBodyMemberZipcodeMax = 5;


export const modifyMemberInfoBodyMemberZipcodeRegExp = new RegExp('^\\d{5}$');
export const modifyMemberInfoBodyMemberAddressMax = 200;


export const modifyMemberInfoBodyMemberAddressRegExp = new RegExp('\\S');
export const modifyMemberInfoBodyMemberAddressDetailMax = 100;


export const modifyMemberInfoBodyMemberAddressDetailRegExp = new RegExp('\\S');
export const modifyMemberInfoBodyMemberCellMin = 10;
export const modifyMemberInfoBodyMemberCellMax = 11;


export const modifyMemberInfoBodyMemberCellRegExp = new RegExp('^\\d{10,11}$');
export const modifyMemberInfoBodyMemberEmailMax = 254;



export const ModifyMemberInfoBody = /*#__PURE__*/ zod.object({
  "member_en_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberEnNameMax)).check(/*#__PURE__*/ zod.regex(modifyMemberInfoBodyMemberEnNameRegExp)),
  "member_birth_year": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberBirthYearMax)).check(/*#__PURE__*/ zod.regex(modifyMemberInfoBodyMemberBirthYearRegExp)),
  "member_birth_month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberBirthMonthMax)).check(/*#__PURE__*/ zod.regex(modifyMemberInfoBodyMemberBirthMonthRegExp)),
  "member_birth_date": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberBirthDateMax)).check(/*#__PURE__*/ zod.regex(modifyMemberInfoBodyMemberBirthDateRegExp)),
  "member_gender": /*#__PURE__*/ zod.enum({
  male: 'm',
  female: 'f',
} as const),
  "member_zipcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberZipcodeMax)).check(/*#__PURE__*/ zod.regex(modifyMemberInfoBodyMemberZipcodeRegExp)),
  "member_address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberAddressMax)).check(/*#__PURE__*/ zod.regex(modifyMemberInfoBodyMemberAddressRegExp)),
  "member_address_detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberAddressDetailMax)).check(/*#__PURE__*/ zod.regex(modifyMemberInfoBodyMemberAddressDetailRegExp)),
  "member_cell": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(modifyMemberInfoBodyMemberCellMin)).check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberCellMax)).check(/*#__PURE__*/ zod.regex(modifyMemberInfoBodyMemberCellRegExp)),
  "member_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(modifyMemberInfoBodyMemberEmailMax))
})

/**
 * @summary Change the workplace of the logged-in member
 */
export const modifyMemberCompanyInfoBodyMemberCompanyNameMax = 100;

export const modifyMemberCompanyInfoBodyMemberCompanyEnNameMax = 100;

export const modifyMemberCompanyInfoBodyMemberPositionMax = 50;

export const modifyMemberCompanyInfoBodyMemberCompanyTelMax = 11;


export const modifyMemberCompanyInfoBodyMemberCompanyTelRegExp = new RegExp('^\\d{0,11}$');
export const modifyMemberCompanyInfoBodyMemberCompanyZipcodeMax = 5;


export const modifyMemberCompanyInfoBodyMemberCompanyZipcodeRegExp = new RegExp('^(\\d{5})?$');
export const modifyMemberCompanyInfoBodyMemberCompanyAddressMax = 200;

export const modifyMemberCompanyInfoBodyMemberCompanyAddressDetailMax = 200;



export const ModifyMemberCompanyInfoBody = /*#__PURE__*/ zod.object({
  "member_company_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberCompanyInfoBodyMemberCompanyNameMax)),
  "member_company_en_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberCompanyInfoBodyMemberCompanyEnNameMax)),
  "member_position": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberCompanyInfoBodyMemberPositionMax)),
  "member_company_tel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberCompanyInfoBodyMemberCompanyTelMax)).check(/*#__PURE__*/ zod.regex(modifyMemberCompanyInfoBodyMemberCompanyTelRegExp)),
  "member_company_zipcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberCompanyInfoBodyMemberCompanyZipcodeMax)).check(/*#__PURE__*/ zod.regex(modifyMemberCompanyInfoBodyMemberCompanyZipcodeRegExp)),
  "member_company_address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberCompanyInfoBodyMemberCompanyAddressMax)),
  "member_company_address_detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberCompanyInfoBodyMemberCompanyAddressDetailMax))
})

/**
 * @summary Change the education of the logged-in member
 */
export const modifyMemberEduInfoBodyMemberEduSchoolMax = 100;


export const modifyMemberEduInfoBodyMemberEduSchoolRegExp = new RegExp('^[^♩♫]*[^♩♫\\s][^♩♫]*$');
export const modifyMemberEduInfoBodyMemberEduSpecialtyMax = 100;


export const modifyMemberEduInfoBodyMemberEduSpecialtyRegExp = new RegExp('^[^♩♫]*[^♩♫\\s][^♩♫]*$');
export const modifyMemberEduInfoBodyMemberEduGradationYearMax = 4;


export const modifyMemberEduInfoBodyMemberEduGradationYearRegExp = new RegExp('^\\d{1,4}$');
export const modifyMemberEduInfoBodyMemberEduNationMax = 50;


export const modifyMemberEduInfoBodyMemberEduNationRegExp = new RegExp('^[^♩♫]*[^♩♫\\s][^♩♫]*$');


export const ModifyMemberEduInfoBodyItem = /*#__PURE__*/ zod.object({
  "member_edu_school": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modifyMemberEduInfoBodyMemberEduSchoolMax)).check(/*#__PURE__*/ zod.regex(modifyMemberEduInfoBodyMemberEduSchoolRegExp)),
  "member_edu_specialty": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modifyMemberEduInfoBodyMemberEduSpecialtyMax)).check(/*#__PURE__*/ zod.regex(modifyMemberEduInfoBodyMemberEduSpecialtyRegExp)),
  "member_edu_degree": /*#__PURE__*/ zod.enum({
  doctor: '박사',
  master: '석사',
  bachelor: '학사',
  doctorCandidate: '박사과정',
  masterCandidate: '석사과정',
  bachelorStudent: '학사과정',
} as const),
  "member_edu_gradation_year": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyMemberEduInfoBodyMemberEduGradationYearMax)).check(/*#__PURE__*/ zod.regex(modifyMemberEduInfoBodyMemberEduGradationYearRegExp)),
  "member_edu_nation": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modifyMemberEduInfoBodyMemberEduNationMax)).check(/*#__PURE__*/ zod.regex(modifyMemberEduInfoBodyMemberEduNationRegExp))
})
export const ModifyMemberEduInfoBody = /*#__PURE__*/ zod.array(ModifyMemberEduInfoBodyItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(20))

