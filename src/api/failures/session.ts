import type { FailureTexts } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

/** Code 41 is the only code of `login` about the typed values. */
export const loginFailures = {
  [ErrorCode.mismatch]: '아이디 또는 비밀번호를 확인해 주세요.',
  [ErrorCode.loginLocked]: '잠시 후 시도해 주세요.',
} satisfies FailureTexts;
