import { ApiError, messageOf } from '#src/api/errors.ts';
import { paymentFailures } from '#src/api/failures/payment.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { closedPeriodText, closedPeriodTexts, refusedPeriodText } from '#src/features/events/registration-period.ts';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import { now } from '#src/lib/time/clock.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';
import { goodsRules } from './goods.ts';

/** Signals that the server's response contains no usable payment URL. The message is shown to the member. */
export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}

/** Returns whether the server refused the payment because the fee is already paid (code 80). */
export const isAlreadyPaid = (error: unknown): boolean =>
  error instanceof ApiError && error.code === ErrorCode.alreadyPaid;

/** Returns the period in which a fee can be paid; undefined for a fee that can be paid at any time. */
const periodOf = (goods: GoodsType) => goodsRules[goods].eventOn(seoulDay(now()))?.registration;

/**
 * Checks that a fee can be paid now, by the server's time: the payment modal may have been opened within the period.
 * @throws PaymentUnavailableError outside the period
 */
export function requireOpenPeriod(goods: GoodsType): void {
  const period = periodOf(goods);
  const message = period ? closedPeriodText(period) : null;
  if (message !== null) throw new PaymentUnavailableError(message);
}

/** Returns the message for a payment that could not start. @param error the error that the request threw */
export function paymentErrorMessage(error: unknown, goods: GoodsType): string {
  if (error instanceof PaymentUnavailableError || error instanceof FormSubmitError) return error.message;
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === ErrorCode.outsidePeriod) {
    const period = periodOf(goods);
    return period ? refusedPeriodText(period) : closedPeriodTexts.after;
  }
  const texts = paymentFailures(goodsRules[goods].name);
  return Object.entries(texts).find(([code]) => code === error.code)?.[1] ?? messageOf(error);
}
