// Written by `npm run generate` from openapi/. Do not edit.
import * as rules from '#src/lib/rules.ts';
import { signupBodyMemberNameMax, signupBodyMemberNameRegExp, signupBodyMemberEnNameMax, signupBodyMemberEnNameRegExp, signupBodyMemberBirthYearMax, signupBodyMemberBirthYearRegExp, signupBodyMemberBirthMonthMax, signupBodyMemberBirthMonthRegExp, signupBodyMemberBirthDateMax, signupBodyMemberBirthDateRegExp, signupBodyMemberCellMin, signupBodyMemberCellMax, signupBodyMemberCellRegExp, signupBodyMemberIdMin, signupBodyMemberIdMax, signupBodyMemberIdRegExp, signupBodyMemberPasswordRegExp, signupBodyMemberPasswordMin, signupBodyMemberPasswordMax, signupBodyMemberRePasswordRegExp, signupBodyMemberRePasswordMin, signupBodyMemberRePasswordMax, signupBodyMemberZipcodeMax, signupBodyMemberZipcodeRegExp, signupBodyMemberAddressMax, signupBodyMemberAddressRegExp, signupBodyMemberAddressDetailMax, signupBodyMemberAddressDetailRegExp, signupBodyMemberEmailMax, signupBodyMemberCompanyNameMax, signupBodyMemberCompanyEnNameMax, signupBodyMemberPositionMax, signupBodyMemberMdMax, signupBodyMemberCompanyTelMax, signupBodyMemberCompanyTelRegExp, signupBodyMemberCompanyFaxMax, signupBodyMemberCompanyZipcodeMax, signupBodyMemberCompanyZipcodeRegExp, signupBodyMemberCompanyAddressMax, signupBodyMemberCompanyAddressDetailMax, signupBodyMemberEduMax, signupBodyMemberEduRegExp, sendEmailVerificationBodyEmailMax, verifyCodeBodyEmailMax, verifyCodeBodyCodeMax, findMemberIdBodyMemberNameMax, findMemberIdBodyMemberNameRegExp, findMemberIdBodyMemberEmailMax, findMemberPasswordBodyMemberIdMax, findMemberPasswordBodyMemberEmailMax, resetPwBodyMemberIdMax, resetPwBodyMemberPasswordRegExp, resetPwBodyMemberPasswordMin, resetPwBodyMemberPasswordMax, changePwBodyMemberOriginalPasswordMax, changePwBodyMemberNewPasswordRegExp, changePwBodyMemberNewPasswordMin, changePwBodyMemberNewPasswordMax } from '../limits/account.ts';

export const SignupBody = /*#__PURE__*/ rules.object({
  "member_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(signupBodyMemberNameMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberNameRegExp)),
  "member_en_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(signupBodyMemberEnNameMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberEnNameRegExp)),
  "member_birth_year": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberBirthYearMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberBirthYearRegExp)),
  "member_birth_month": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberBirthMonthMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberBirthMonthRegExp)),
  "member_birth_date": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberBirthDateMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberBirthDateRegExp)),
  "member_gender": /*#__PURE__*/ rules.oneOf({
  male: '남',
  female: '여',
} as const),
  "member_cell": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(signupBodyMemberCellMin)).check(/*#__PURE__*/ rules.maxLength(signupBodyMemberCellMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberCellRegExp)),
  "member_id": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(signupBodyMemberIdMin)).check(/*#__PURE__*/ rules.maxLength(signupBodyMemberIdMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberIdRegExp)),
  "member_password": /*#__PURE__*/ rules.string().check(rules.pattern(signupBodyMemberPasswordRegExp)).check(/*#__PURE__*/ rules.minLength(signupBodyMemberPasswordMin)).check(/*#__PURE__*/ rules.maxLength(signupBodyMemberPasswordMax)),
  "member_re_password": /*#__PURE__*/ rules.string().check(rules.pattern(signupBodyMemberRePasswordRegExp)).check(/*#__PURE__*/ rules.minLength(signupBodyMemberRePasswordMin)).check(/*#__PURE__*/ rules.maxLength(signupBodyMemberRePasswordMax)),
  "member_zipcode": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberZipcodeMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberZipcodeRegExp)),
  "member_address": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(signupBodyMemberAddressMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberAddressRegExp)),
  "member_address_detail": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(signupBodyMemberAddressDetailMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberAddressDetailRegExp)),
  "member_email": /*#__PURE__*/ rules.email().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberEmailMax)),
  "member_company_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberCompanyNameMax)),
  "member_company_en_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberCompanyEnNameMax)),
  "member_position": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberPositionMax)),
  "member_md": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberMdMax)),
  "member_company_tel": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberCompanyTelMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberCompanyTelRegExp)),
  "member_company_fax": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberCompanyFaxMax)),
  "member_company_zipcode": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberCompanyZipcodeMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberCompanyZipcodeRegExp)),
  "member_company_address": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberCompanyAddressMax)),
  "member_company_address_detail": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberCompanyAddressDetailMax)),
  "member_edu": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(signupBodyMemberEduMax)).check(/*#__PURE__*/ rules.pattern(signupBodyMemberEduRegExp))
});

export const SendEmailVerificationBody = /*#__PURE__*/ rules.object({
  "email": /*#__PURE__*/ rules.email().check(/*#__PURE__*/ rules.maxLength(sendEmailVerificationBodyEmailMax))
});

export const VerifyCodeBody = /*#__PURE__*/ rules.object({
  "email": /*#__PURE__*/ rules.email().check(/*#__PURE__*/ rules.maxLength(verifyCodeBodyEmailMax)),
  "code": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(verifyCodeBodyCodeMax))
});

export const FindMemberIdBody = /*#__PURE__*/ rules.object({
  "member_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(findMemberIdBodyMemberNameMax)).check(/*#__PURE__*/ rules.pattern(findMemberIdBodyMemberNameRegExp)),
  "member_email": /*#__PURE__*/ rules.email().check(/*#__PURE__*/ rules.maxLength(findMemberIdBodyMemberEmailMax))
});

export const FindMemberPasswordBody = /*#__PURE__*/ rules.object({
  "member_id": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(findMemberPasswordBodyMemberIdMax)),
  "member_email": /*#__PURE__*/ rules.email().check(/*#__PURE__*/ rules.maxLength(findMemberPasswordBodyMemberEmailMax))
});

export const ResetPwBody = /*#__PURE__*/ rules.object({
  "member_id": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(resetPwBodyMemberIdMax)),
  "member_password": /*#__PURE__*/ rules.string().check(rules.pattern(resetPwBodyMemberPasswordRegExp)).check(/*#__PURE__*/ rules.minLength(resetPwBodyMemberPasswordMin)).check(/*#__PURE__*/ rules.maxLength(resetPwBodyMemberPasswordMax))
});

export const ChangePwBody = /*#__PURE__*/ rules.object({
  "member_original_password": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(changePwBodyMemberOriginalPasswordMax)),
  "member_new_password": /*#__PURE__*/ rules.string().check(rules.pattern(changePwBodyMemberNewPasswordRegExp)).check(/*#__PURE__*/ rules.minLength(changePwBodyMemberNewPasswordMin)).check(/*#__PURE__*/ rules.maxLength(changePwBodyMemberNewPasswordMax))
});
