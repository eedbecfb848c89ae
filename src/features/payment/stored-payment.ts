import {
  pgApprovalCallbackBodyMbrRefNoMax,
  pgApprovalCallbackBodyMbrRefNoRegExp,
} from '#src/api/generated/bodies/payment.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { localStore, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { deviceNow } from '#src/lib/time/clock.ts';
import { goodsRules } from './goods.ts';

/** A card payment that was started in this tab. `won` is the amount of its order; an earlier version stored none. */
export type StoredPayment = { mbrRefNo: string; goods: GoodsType; won?: number };

/** Returns whether a value is the number of a card payment (contract: MbrRefNo). */
export const isPaymentNumber = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= pgApprovalCallbackBodyMbrRefNoMax &&
  pgApprovalCallbackBodyMbrRefNoRegExp.test(value);

/** Returns the fee of the payment that was started last in this tab. Stored values are untrusted and checked here. */
export const startedGoods = (): GoodsType | undefined =>
  Object.values(GoodsType).find((name) => name === tabStore.get(tabKeys.paymentGoods));

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

/**
 * How long a payment counts as under way. The payment page is another site, so a tab that is closed or crashes there
 * cannot withdraw its mark. Payment pages end a payment without a decision sooner.
 */
const longestPaymentMs = 30 * 60_000;

/**
 * Marks that this tab opens the payment page of a fee. The mark is the time, which all tabs of the browser can read. A
 * lock of the browser would end with the page (Web Locks API, section 4.4).
 */
export function markPaymentStart(goods: GoodsType): void {
  const previous = startedGoods();
  if (previous) removePaymentMark(previous);
  const start = String(deviceNow());
  tabStore.set(tabKeys.paymentStart, start);
  localStore.set(goodsRules[goods].cardPaymentKey, start);
}

/** Removes the mark of this tab when its payment has ended. The mark of another tab stays. */
export function removePaymentMark(goods: GoodsType): void {
  const { cardPaymentKey } = goodsRules[goods];
  if (localStore.get(cardPaymentKey) === tabStore.get(tabKeys.paymentStart)) localStore.remove(cardPaymentKey);
}

/** Returns whether another tab may be on the payment page of a fee. An old or invalid mark is removed. */
export function isPaidInOtherTab(goods: GoodsType): boolean {
  const { cardPaymentKey } = goodsRules[goods];
  const mark = localStore.get(cardPaymentKey);
  if (mark === null || mark === tabStore.get(tabKeys.paymentStart)) return false;
  const ageMs = deviceNow() - Number(mark);
  const isUnderWay = ageMs >= 0 && ageMs < longestPaymentMs;
  if (!isUnderWay) localStore.remove(cardPaymentKey);
  return isUnderWay;
}
