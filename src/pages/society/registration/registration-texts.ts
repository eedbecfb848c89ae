import { ApiError, messageOf } from '#src/api/errors.ts';
import { checkRegisterDuplicateFailures } from '#src/api/failures/conference.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { Phase } from '#src/lib/time/time-window.ts';

/** The messages outside the advance registration period. */
export const closedPeriodTexts: Record<Exclude<Phase, 'open'>, string> = {
  before: '사전 등록 기간이 아닙니다.',
  after: '사전 등록 기간이 종료되었습니다.',
};

/**
 * Returns the message for a failed eligibility check.
 * @param error the error that the request threw
 * @param phase the phase of the registration period by the member's clock; the server's clock may differ
 */
export function eligibilityErrorText(error: unknown, phase: Phase): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === ErrorCode.outsidePeriod) return closedPeriodTexts[phase === 'open' ? 'before' : phase];
  const message = Object.entries(checkRegisterDuplicateFailures).find(([code]) => code === error.code)?.[1];
  return message ?? '오류가 발생했습니다. 다시 시도해주세요.';
}
