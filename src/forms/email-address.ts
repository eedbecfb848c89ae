import * as z from 'zod/mini';
import { SendEmailVerificationBody } from '#src/api/generated/bodies/account.ts';
import { hasBothParts } from '#src/lib/text/email-parts.ts';

/**
 * Creates the rule for an email address that a form enters as local part and domain. An address without one of them
 * counts as missing, not as invalid.
 * @param contract the contract's rule for the whole address
 * @param error the error message while a part is missing
 */
export const emailRule = (contract: z.ZodMiniType<string, string>, error: string) =>
  z.pipe(z.string().check(z.refine(hasBothParts, { error, params: { isMissing: true } })), contract);

const missingText = '이메일 주소를 입력해 주세요.';

/** The error messages of an email address field. */
export const emailMessages = { empty: missingText, format: '이메일 주소의 형식을 확인해 주세요.' };

/** The contract's rule for an email address. An address without local part or domain counts as missing. */
export const emailAddress = emailRule(SendEmailVerificationBody.shape.email, missingText);
