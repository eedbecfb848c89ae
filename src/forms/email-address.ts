import { SendEmailVerificationBody } from '#src/api/generated/bodies/account.ts';
import { emailRule } from './email-rule.ts';

const missingText = '이메일 주소를 입력해 주세요.';

/** The error messages of an email address field. */
export const emailMessages = { empty: missingText, format: '이메일 주소의 형식을 확인해 주세요.' };

/** The contract's rule for an email address. An address without local part or domain counts as missing. */
export const emailAddress = emailRule(SendEmailVerificationBody.shape.email, missingText);
