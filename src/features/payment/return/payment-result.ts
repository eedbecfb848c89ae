import { TransportError } from '#src/api/errors.ts';
import type { GoodsType, PgApproval } from '#src/api/generated/model/index.ts';
import type { StoredPayment } from '#src/features/payment/stored-payment.ts';

/**
 * What the site reads from the address that the payment page leads back to. Anyone can write such an address, so it
 * holds no amount, no member type and no free text.
 */
export type PaymentResult = {
  /** The card: the name of its company, its masked number, or both with a space between; null for neither. */
  card: string | null;
};

/** The name of a card company ('가온카드'), or its code at the payment provider ('0311'). */
const cardCompany = /^(?:[가-힣A-Za-z]{1,8}카드|[0-9A-Z]{2,4})$/;

/** A card number of 12 to 19 digits (ISO/IEC 7812), some of them hidden by asterisks, with separators. */
const cardNumber = /^[\d*](?:[- ]?[\d*]){11,18}$/;

/** A card number may show its first six and its last four digits (PCI DSS, requirement 3.4). */
const mostShownDigits = 10;

/** Whether a text is a masked card number. A telephone number or a whole card number is none. */
const isMaskedNumber = (text: string): boolean =>
  cardNumber.test(text) && text.includes('****') && text.replace(/\D/g, '').length <= mostShownDigits;

/**
 * Reads the query that the payment page adds (contract: pgReady). A query that contradicts itself is a failure.
 * @param search the query of the address, with or without its question mark
 * @returns the result, 'failed', or null when the query is not about a payment
 */
export function readPaymentResult(search: string): PaymentResult | 'failed' | null {
  const query = new URLSearchParams(search);
  if (query.getAll('sucess').includes('false') || query.getAll('aid').some((aid) => aid !== '')) return 'failed';
  if (query.get('sucess') !== 'true') return null;
  const company = query.get('company_code') ?? '';
  const number = query.get('card_no') ?? '';
  const shown = [cardCompany.test(company) ? company : '', isMaskedNumber(number) ? number : ''].filter(Boolean);
  return { card: shown.join(' ') || null };
}

/**
 * What the server knows of a payment.
 * - `confirmed`: the server has the payment, with its record number and its amount in won.
 * - `unknown`: the server has no such payment.
 * - `unreachable`: the server was asked and gave no usable answer; it can be asked again.
 * - `notAsked`: no payment of this fee was begun in this tab, so there is no number to ask about.
 */
export type PaymentConfirmation =
  | { name: 'confirmed'; pk: number; won: number }
  | { name: 'unknown' | 'notAsked' }
  | { name: 'unreachable'; error: unknown };

export type ConfirmationDeps = {
  kept: () => StoredPayment | null;
  /** Contract: pgApprovalCallback. */
  approve: (mbrRefNo: string) => Promise<PgApproval>;
  /** Whether the server has said that it knows no such payment. */
  isUnknown: (error: unknown) => boolean;
  log: (error: unknown) => void;
};

/** Asks the server for the payment that was begun in this tab; the address alone proves nothing. Never throws. */
export async function confirmPayment(
  goods: GoodsType,
  { kept, approve, isUnknown, log }: ConfirmationDeps,
): Promise<PaymentConfirmation> {
  const payment = kept();
  if (payment?.goods !== goods) return { name: 'notAsked' };
  try {
    const { approved, pay_info_pk: pk, amount: won } = await approve(payment.mbrRefNo);
    if (approved === false) return { name: 'unknown' };
    if (approved !== true || typeof pk !== 'number' || !Number.isInteger(pk) || typeof won !== 'number') {
      throw new TransportError('badResponse');
    }
    return { name: 'confirmed', pk, won };
  } catch (error) {
    log(error);
    return isUnknown(error) ? { name: 'unknown' } : { name: 'unreachable', error };
  }
}
