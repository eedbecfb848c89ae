import { TransportError } from '#src/api/errors.ts';
import type { GoodsType, PgApproval } from '#src/api/generated/model/index.ts';
import type { StoredPayment } from '#src/features/payment/stored-payment.ts';

/**
 * The values that the site takes from the return URL of the payment page. Query parameters are untrusted input, so the
 * result has no amount, no member type and no free text.
 */
export type PaymentResult = {
  /** The name of the card company, the masked card number, or both separated by a space; null if both are missing. */
  card: string | null;
};

/** Matches the name of a card company ('가온카드') or its code at the payment provider ('0311'). */
const cardCompanyPattern = /^(?:[가-힣A-Za-z]{1,8}카드|[0-9A-Z]{2,4})$/;

/** Matches a card number of 12 to 19 digits or asterisks (ISO/IEC 7812), with or without separators. */
const cardNumberPattern = /^[\d*](?:[- ]?[\d*]){11,18}$/;

/** A masked card number shows at most its first six and its last four digits (PCI DSS, requirement 3.4). */
const maxVisibleDigits = 10;

/** Returns whether a text is a masked card number. Telephone numbers and unmasked card numbers are rejected. */
const isMaskedCardNumber = (text: string): boolean =>
  cardNumberPattern.test(text) && text.includes('****') && text.replace(/\D/g, '').length <= maxVisibleDigits;

/**
 * Parses the query that the payment page adds to the return URL (contract: pgReady). A query with both a success and a
 * failure counts as a failure.
 * @param search the query of the URL, with or without its question mark
 * @returns the result, 'failed', or null if the query has no payment result
 */
export function parsePaymentResult(search: string): PaymentResult | 'failed' | null {
  const query = new URLSearchParams(search);
  if (query.getAll('sucess').includes('false') || query.getAll('aid').some((aid) => aid !== '')) return 'failed';
  if (query.get('sucess') !== 'true') return null;
  const company = query.get('company_code') ?? '';
  const number = query.get('card_no') ?? '';
  const cardParts = [cardCompanyPattern.test(company) ? company : '', isMaskedCardNumber(number) ? number : ''].filter(
    Boolean,
  );
  return { card: cardParts.join(' ') || null };
}

/**
 * The payment confirmation of the server.
 * - `confirmed`: the server has the payment, with its record number and its amount in won.
 * - `unknown`: the server has no such payment.
 * - `requestFailed`: the server sent no usable response; the request can be repeated.
 * - `notStartedHere`: no payment of this fee was started in this tab, so the site has no number to send.
 */
export type PaymentConfirmation =
  | { name: 'confirmed'; pk: number; won: number }
  | { name: 'unknown' | 'notStartedHere' }
  | { name: 'requestFailed'; error: unknown };

export type ConfirmationDeps = {
  readStoredPayment: () => StoredPayment | null;
  /** Contract: pgApprovalCallback. */
  requestApproval: (mbrRefNo: string) => Promise<PgApproval>;
  /** Returns whether the server responded that it has no such payment. */
  isUnknownPayment: (error: unknown) => boolean;
  logFailure: (error: unknown) => void;
};

/** Returns whether an amount of the server is the one of the order. */
const isAmountOf = ({ won: ordered }: StoredPayment, won: unknown): won is number =>
  typeof won === 'number' && (ordered === undefined ? won > 0 : won === ordered);

/**
 * Requests the confirmation of the payment that was started in this tab. A payment of another amount than the order is
 * not confirmed. It never throws.
 */
export async function confirmPayment(
  goods: GoodsType,
  { readStoredPayment, requestApproval, isUnknownPayment, logFailure }: ConfirmationDeps,
): Promise<PaymentConfirmation> {
  const payment = readStoredPayment();
  if (payment?.goods !== goods) return { name: 'notStartedHere' };
  try {
    const { approved, pay_info_pk: pk, amount: won } = await requestApproval(payment.mbrRefNo);
    if (approved === false) return { name: 'unknown' };
    if (approved !== true || typeof pk !== 'number' || !Number.isInteger(pk) || !isAmountOf(payment, won)) {
      throw new TransportError('badResponse');
    }
    return { name: 'confirmed', pk, won };
  } catch (error) {
    logFailure(error);
    return isUnknownPayment(error) ? { name: 'unknown' } : { name: 'requestFailed', error };
  }
}
