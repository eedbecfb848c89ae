import { messages } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { FailureMessages } from '#src/forms/submit-errors.ts';

/** The server rejects the client secret. A guest has no session, so a login would not help. */
export const clientRefused = { [ErrorCode.tokenRejected]: messages.badRequest } satisfies FailureMessages['codes'];

/** The server keeps the verification of an email address for a limited time. */
export const verificationExpired = {
  [ErrorCode.previousStepMissing]: '이메일 인증이 완료되지 않았거나 만료되었습니다. 재전송을 눌러 다시 인증해 주세요.',
} satisfies FailureMessages['codes'];
