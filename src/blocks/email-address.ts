import * as zod from 'zod/mini';
import { SendEmailVerificationBody } from '../api/generated/limits/account';
import { splitEmail } from '../lib/email-parts';

const missing = '이메일 주소를 입력해 주세요.';

/** What a form says of an e-mail address. */
export const emailMessages = { empty: missing, format: '이메일 주소의 형식을 확인해 주세요.' };

/** Whether both sides of the @ are there. */
export const hasBothParts = (email: string): boolean => {
  const { local, domain } = splitEmail(email);
  return local !== '' && domain !== '';
};

/** The contract's e-mail address; one that lacks a part says that it is missing, not that it is wrong. */
export const emailAddress = zod.pipe(
  zod.string().check(zod.refine(hasBothParts, { error: missing })),
  SendEmailVerificationBody.shape.email,
);
