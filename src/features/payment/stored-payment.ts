import {
  pgApprovalCallbackBodyMbrRefNoMax,
  pgApprovalCallbackBodyMbrRefNoRegExp,
} from '#src/api/generated/bodies/payment.ts';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { startedGoods } from './goods.ts';
import { markPaymentStart } from './started-payment.ts';

/** A card payment that was started in this tab. `won` is the amount of its order; an earlier version stored none. */
export type StoredPayment = { mbrRefNo: string; goods: GoodsType; won?: number };

/** Returns whether a value is the number of a card payment (contract: MbrRefNo). */
export const isPaymentNumber = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= pgApprovalCallbackBodyMbrRefNoMax &&
  pgApprovalCallbackBodyMbrRefNoRegExp.test(value);

/**
 * Stores a payment until the next payment or a logout, so that a second return to the site can confirm it again. The other
 * tabs learn that a payment is under way.
 */
export function storePayment({ mbrRefNo, goods, won }: StoredPayment): void {
  markPaymentStart(goods);
  tabStore.set(tabKeys.paymentNumber, mbrRefNo);
  tabStore.set(tabKeys.paymentGoods, goods);
  if (won === undefined) tabStore.remove(tabKeys.paymentAmount);
  else tabStore.set(tabKeys.paymentAmount, String(won));
}

/** Returns the payment that was started last in this tab, or null. Stored values are untrusted and checked here. */
export function readStoredPayment(): StoredPayment | null {
  const mbrRefNo = tabStore.get(tabKeys.paymentNumber);
  const goods = startedGoods();
  const won = Number(tabStore.get(tabKeys.paymentAmount));
  return isPaymentNumber(mbrRefNo) && goods ? { mbrRefNo, goods, ...(won > 0 && { won }) } : null;
}
