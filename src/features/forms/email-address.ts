import { SendEmailVerificationBody } from '#src/api/generated/limits/account.ts';
import { emailRule } from './email-rule.ts';

const missingText = '이메일 주소를 입력해 주세요.';

/** What a form says of an e-mail address. */
export const emailMessages = { empty: missingText, format: '이메일 주소의 형식을 확인해 주세요.' };

/** The contract's e-mail address; one that lacks a part says that it is missing, not that it is wrong. */
export const emailAddress = emailRule(SendEmailVerificationBody.shape.email, missingText);
