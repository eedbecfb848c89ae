/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Become a member
 */
export const signupBodyMemberNameMax = 50;


export const signupBodyMemberNameRegExp = new RegExp('\\S');
export const signupBodyMemberEnNameMax = 100;


export const signupBodyMemberEnNameRegExp = new RegExp('\\S');
export const signupBodyMemberBirthYearMax = 4;


export const signupBodyMemberBirthYearRegExp = new RegExp('^(19|20)\\d{2}$');
export const signupBodyMemberBirthMonthMax = 2;


export const signupBodyMemberBirthMonthRegExp = new RegExp('^(0?[1-9]|1[0-2])$');
export const signupBodyMemberBirthDateMax = 2;


export const signupBodyMemberBirthDateRegExp = new RegExp('^(0?[1-9]|[12]\\d|3[01])$');
export const signupBodyMemberCellMin = 10;
export const signupBodyMemberCellMax = 11;


export const signupBodyMemberCellRegExp = new RegExp('^\\d{10,11}$');
export const signupBodyMemberIdMin = 6;
export const signupBodyMemberIdMax = 20;


export const signupBodyMemberIdRegExp = new RegExp('^[A-Za-z0-9]{6,20}$');
export const signupBodyMemberPasswordRegExp = new RegExp('^[A-Za-z0-9!@#$%^&*()\\-_+=]{6,20}$');

export const signupBodyMemberPasswordMin = 6;
export const signupBodyMemberPasswordMax = 20;

export const signupBodyMemberRePasswordRegExp = new RegExp('^[A-Za-z0-9!@#$%^&*()\\-_+=]{6,20}$');

export const signupBodyMemberRePasswordMin = 6;
export const signupBodyMemberRePasswordMax = 20;

export const signupBodyMemberZipcodeMax = 5;


export const signupBodyMemberZipcodeRegExp = new RegExp('^\\d{5}$');
export const signupBodyMemberAddressMax = 200;


export const signupBodyMemberAddressRegExp = new RegExp('\\S');
export const signupBodyMemberAddressDetailMax = 100;


export const signupBodyMemberAddressDetailRegExp = new RegExp('\\S');
export const signupBodyMemberEmailMax = 254;

export const signupBodyMemberCompanyNameMax = 100;

export const signupBodyMemberCompanyEnNameMax = 100;

export const signupBodyMemberPositionMax = 50;

export const signupBodyMemberMdMax = 0;

export const signupBodyMemberCompanyTelMax = 11;


export const signupBodyMemberCompanyTelRegExp = new RegExp('^\\d{0,11}$');
export const signupBodyMemberCompanyFaxMax = 0;

export const signupBodyMemberCompanyZipcodeMax = 5;


export const signupBodyMemberCompanyZipcodeRegExp = new RegExp('^(\\d{5})?$');
export const signupBodyMemberCompanyAddressMax = 200;

export const signupBodyMemberCompanyAddressDetailMax = 200;

export const signupBodyMemberEduMax = 6000;


export const signupBodyMemberEduRegExp = new RegExp('^(?!♫)((^|♫)[^♩♫]+♩[^♩♫]+♩(박사|석사|학사)(과정)?♩\\d{1,4}♩[^♩♫]+)+$');


export const SignupBody = /*#__PURE__*/ zod.object({
  "member_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signupBodyMemberNameMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberNameRegExp)),
  "member_en_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signupBodyMemberEnNameMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberEnNameRegExp)),
  "member_birth_year": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberBirthYearMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberBirthYearRegExp)),
  "member_birth_month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberBirthMonthMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberBirthMonthRegExp)),
  "member_birth_date": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberBirthDateMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberBirthDateRegExp)),
  "member_gender": /*#__PURE__*/ zod.enum({
  male: '남',
  female: '여',
} as const),
  "member_cell": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signupBodyMemberCellMin)).check(/*#__PURE__*/ zod.maxLength(signupBodyMemberCellMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberCellRegExp)),
  "member_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signupBodyMemberIdMin)).check(/*#__PURE__*/ zod.maxLength(signupBodyMemberIdMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberIdRegExp)),
  "member_password": /*#__PURE__*/ zod.stringFormat('password', signupBodyMemberPasswordRegExp).check(/*#__PURE__*/ zod.minLength(signupBodyMemberPasswordMin)).check(/*#__PURE__*/ zod.maxLength(signupBodyMemberPasswordMax)),
  "member_re_password": /*#__PURE__*/ zod.stringFormat('password', signupBodyMemberRePasswordRegExp).check(/*#__PURE__*/ zod.minLength(signupBodyMemberRePasswordMin)).check(/*#__PURE__*/ zod.maxLength(signupBodyMemberRePasswordMax)),
  "member_zipcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberZipcodeMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberZipcodeRegExp)),
  "member_address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signupBodyMemberAddressMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberAddressRegExp)),
  "member_address_detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signupBodyMemberAddressDetailMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberAddressDetailRegExp)),
  "member_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberEmailMax)),
  "member_company_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberCompanyNameMax)),
  "member_company_en_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberCompanyEnNameMax)),
  "member_position": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberPositionMax)),
  "member_md": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberMdMax)),
  "member_company_tel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberCompanyTelMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberCompanyTelRegExp)),
  "member_company_fax": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberCompanyFaxMax)),
  "member_company_zipcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberCompanyZipcodeMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberCompanyZipcodeRegExp)),
  "member_company_address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberCompanyAddressMax)),
  "member_company_address_detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberCompanyAddressDetailMax)),
  "member_edu": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signupBodyMemberEduMax)).check(/*#__PURE__*/ zod.regex(signupBodyMemberEduRegExp))
})

/**
 * @summary Send a verification code to an email address
 */
export const sendEmailVerificationBodyEmailMax = 254;



export const SendEmailVerificationBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(sendEmailVerificationBodyEmailMax))
})

/**
 * @summary Verify an email address with its code
 */
export const verifyCodeBodyEmailMax = 254;

export const verifyCodeBodyCodeMax = 20;



export const VerifyCodeBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(verifyCodeBodyEmailMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyCodeBodyCodeMax))
})

/**
 * @summary Find a forgotten ID
 */
export const findMemberIdBodyMemberNameMax = 50;


export const findMemberIdBodyMemberNameRegExp = new RegExp('\\S');
export const findMemberIdBodyMemberEmailMax = 254;



export const FindMemberIdBody = /*#__PURE__*/ zod.object({
  "member_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findMemberIdBodyMemberNameMax)).check(/*#__PURE__*/ zod.regex(findMemberIdBodyMemberNameRegExp)),
  "member_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(findMemberIdBodyMemberEmailMax))
})

/**
 * @summary Start the reset of a forgotten password
 */
export const findMemberPasswordBodyMemberIdMax = 100;

export const findMemberPasswordBodyMemberEmailMax = 254;



export const FindMemberPasswordBody = /*#__PURE__*/ zod.object({
  "member_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findMemberPasswordBodyMemberIdMax)),
  "member_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(findMemberPasswordBodyMemberEmailMax))
})

/**
 * @summary Set a new password in place of a forgotten one
 */
export const resetPwBodyMemberIdMax = 100;

export const resetPwBodyMemberPasswordRegExp = new RegExp('^[A-Za-z0-9!@#$%^&*()\\-_+=]{6,20}$');

export const resetPwBodyMemberPasswordMin = 6;
export const resetPwBodyMemberPasswordMax = 20;



export const ResetPwBody = /*#__PURE__*/ zod.object({
  "member_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPwBodyMemberIdMax)),
  "member_password": /*#__PURE__*/ zod.stringFormat('password', resetPwBodyMemberPasswordRegExp).check(/*#__PURE__*/ zod.minLength(resetPwBodyMemberPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPwBodyMemberPasswordMax))
})

/**
 * @summary Change the password of the logged-in member
 */
export const changePwBodyMemberOriginalPasswordMax = 100;

export const changePwBodyMemberNewPasswordRegExp = new RegExp('^[A-Za-z0-9!@#$%^&*()\\-_+=]{6,20}$');

export const changePwBodyMemberNewPasswordMin = 6;
export const changePwBodyMemberNewPasswordMax = 20;



export const ChangePwBody = /*#__PURE__*/ zod.object({
  "member_original_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePwBodyMemberOriginalPasswordMax)),
  "member_new_password": /*#__PURE__*/ zod.stringFormat('password', changePwBodyMemberNewPasswordRegExp).check(/*#__PURE__*/ zod.minLength(changePwBodyMemberNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changePwBodyMemberNewPasswordMax))
})

