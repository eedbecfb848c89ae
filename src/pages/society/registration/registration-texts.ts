import { ApiError, messageOf } from '#src/api/errors.ts';
import { checkRegisterDuplicateFailures } from '#src/api/failures/conference.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { refusedPeriodText } from '#src/features/events/registration-period.ts';

/**
 * Returns the message for a failed eligibility check.
 * @param error the error that the request threw
 * @param period the period of the registration
 */
export function eligibilityErrorText(error: unknown, period: ConferenceEvent['registration']): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === ErrorCode.outsidePeriod) return refusedPeriodText(period);
  const message = Object.entries(checkRegisterDuplicateFailures).find(([code]) => code === error.code)?.[1];
  return message ?? '오류가 발생했습니다. 다시 시도해주세요.';
}
