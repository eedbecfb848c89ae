// Written by `npm run generate` from openapi/. Do not edit.
import * as rules from '#src/lib/rules.ts';
import { modifyMemberInfoBodyMemberEnNameMax, modifyMemberInfoBodyMemberEnNameRegExp, modifyMemberInfoBodyMemberBirthYearMax, modifyMemberInfoBodyMemberBirthYearRegExp, modifyMemberInfoBodyMemberBirthMonthMax, modifyMemberInfoBodyMemberBirthMonthRegExp, modifyMemberInfoBodyMemberBirthDateMax, modifyMemberInfoBodyMemberBirthDateRegExp, modifyMemberInfoBodyMemberZipcodeMax, modifyMemberInfoBodyMemberZipcodeRegExp, modifyMemberInfoBodyMemberAddressMax, modifyMemberInfoBodyMemberAddressRegExp, modifyMemberInfoBodyMemberAddressDetailMax, modifyMemberInfoBodyMemberAddressDetailRegExp, modifyMemberInfoBodyMemberCellMin, modifyMemberInfoBodyMemberCellMax, modifyMemberInfoBodyMemberCellRegExp, modifyMemberInfoBodyMemberEmailMax, modifyMemberCompanyInfoBodyMemberCompanyNameMax, modifyMemberCompanyInfoBodyMemberCompanyEnNameMax, modifyMemberCompanyInfoBodyMemberPositionMax, modifyMemberCompanyInfoBodyMemberCompanyTelMax, modifyMemberCompanyInfoBodyMemberCompanyTelRegExp, modifyMemberCompanyInfoBodyMemberCompanyZipcodeMax, modifyMemberCompanyInfoBodyMemberCompanyZipcodeRegExp, modifyMemberCompanyInfoBodyMemberCompanyAddressMax, modifyMemberCompanyInfoBodyMemberCompanyAddressDetailMax, modifyMemberEduInfoBodyMemberEduSchoolMax, modifyMemberEduInfoBodyMemberEduSchoolRegExp, modifyMemberEduInfoBodyMemberEduSpecialtyMax, modifyMemberEduInfoBodyMemberEduSpecialtyRegExp, modifyMemberEduInfoBodyMemberEduGradationYearMax, modifyMemberEduInfoBodyMemberEduGradationYearRegExp, modifyMemberEduInfoBodyMemberEduNationMax, modifyMemberEduInfoBodyMemberEduNationRegExp } from '../limits/member.ts';

export const ModifyMemberInfoBody = /*#__PURE__*/ rules.object({
  "member_en_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberEnNameMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberInfoBodyMemberEnNameRegExp)),
  "member_birth_year": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberBirthYearMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberInfoBodyMemberBirthYearRegExp)),
  "member_birth_month": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberBirthMonthMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberInfoBodyMemberBirthMonthRegExp)),
  "member_birth_date": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberBirthDateMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberInfoBodyMemberBirthDateRegExp)),
  "member_gender": /*#__PURE__*/ rules.oneOf({
  male: 'm',
  female: 'f',
} as const),
  "member_zipcode": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberZipcodeMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberInfoBodyMemberZipcodeRegExp)),
  "member_address": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberAddressMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberInfoBodyMemberAddressRegExp)),
  "member_address_detail": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberAddressDetailMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberInfoBodyMemberAddressDetailRegExp)),
  "member_cell": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(modifyMemberInfoBodyMemberCellMin)).check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberCellMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberInfoBodyMemberCellRegExp)),
  "member_email": /*#__PURE__*/ rules.email().check(/*#__PURE__*/ rules.maxLength(modifyMemberInfoBodyMemberEmailMax))
});

export const ModifyMemberCompanyInfoBody = /*#__PURE__*/ rules.object({
  "member_company_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberCompanyInfoBodyMemberCompanyNameMax)),
  "member_company_en_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberCompanyInfoBodyMemberCompanyEnNameMax)),
  "member_position": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberCompanyInfoBodyMemberPositionMax)),
  "member_company_tel": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberCompanyInfoBodyMemberCompanyTelMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberCompanyInfoBodyMemberCompanyTelRegExp)),
  "member_company_zipcode": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberCompanyInfoBodyMemberCompanyZipcodeMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberCompanyInfoBodyMemberCompanyZipcodeRegExp)),
  "member_company_address": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberCompanyInfoBodyMemberCompanyAddressMax)),
  "member_company_address_detail": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberCompanyInfoBodyMemberCompanyAddressDetailMax))
});

export const ModifyMemberEduInfoBodyItem = /*#__PURE__*/ rules.object({
  "member_edu_school": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(modifyMemberEduInfoBodyMemberEduSchoolMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberEduInfoBodyMemberEduSchoolRegExp)),
  "member_edu_specialty": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(modifyMemberEduInfoBodyMemberEduSpecialtyMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberEduInfoBodyMemberEduSpecialtyRegExp)),
  "member_edu_degree": /*#__PURE__*/ rules.oneOf({
  doctor: '박사',
  master: '석사',
  bachelor: '학사',
  doctorCandidate: '박사과정',
  masterCandidate: '석사과정',
  bachelorStudent: '학사과정',
} as const),
  "member_edu_gradation_year": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(modifyMemberEduInfoBodyMemberEduGradationYearMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberEduInfoBodyMemberEduGradationYearRegExp)),
  "member_edu_nation": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(modifyMemberEduInfoBodyMemberEduNationMax)).check(/*#__PURE__*/ rules.pattern(modifyMemberEduInfoBodyMemberEduNationRegExp))
});

export const ModifyMemberEduInfoBody = /*#__PURE__*/ rules.array(ModifyMemberEduInfoBodyItem).check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(20));
