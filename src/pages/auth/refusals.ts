import { messages } from '#src/api/errors.ts';
import type { FailureMessages } from '#src/features/forms/submit-errors.ts';

/** The server refuses the website itself: a guest has no session and cannot log in again. */
export const clientRefused = { '91': messages.badRequest } satisfies FailureMessages['codes'];

/** The server remembers only for a while that an address was verified. */
export const verificationExpired = {
  '46': '이메일 인증이 완료되지 않았거나 만료되었습니다. 재전송을 눌러 다시 인증해 주세요.',
} satisfies FailureMessages['codes'];
