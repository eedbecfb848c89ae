import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { goodsRules } from '#src/features/payment/goods.ts';
import { startedGoods } from '#src/features/payment/stored-payment.ts';
import { screens } from '#src/navigation/screens.ts';

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

/** Returns the fee whose payment page returns to a section. Of several fees, it is the one of the started payment. */
export function goodsReturningTo(section: string | undefined): GoodsType {
  const returning = Object.values(GoodsType).filter((goods) => screens[goodsRules[goods].screen].path === section);
  return returning.find((goods) => goods === startedGoods()) ?? returning[0] ?? GoodsType.registrationFee;
}
