import { PgApprovalCallbackBody } from '#src/api/generated/bodies/payment.ts';
import { GoodsType } from '#src/api/generated/model/index.ts';
import { tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';

/** A card payment that was started in this tab. */
export type StoredPayment = { mbrRefNo: string; goods: GoodsType };

/** Stores a payment until the next payment or a logout. A second return to the site can confirm it again. */
export function storePayment({ mbrRefNo, goods }: StoredPayment): void {
  tabStore.set(tabKeys.paymentNumber, mbrRefNo);
  tabStore.set(tabKeys.paymentGoods, goods);
}

/** Returns the payment that was started last in this tab, or null. Stored values are untrusted and checked here. */
export function readStoredPayment(): StoredPayment | null {
  const number = PgApprovalCallbackBody.safeParse({ mbrRefNo: tabStore.get(tabKeys.paymentNumber) });
  const goods = Object.values(GoodsType).find((name) => name === tabStore.get(tabKeys.paymentGoods));
  return number.success && goods ? { mbrRefNo: number.data.mbrRefNo, goods } : null;
}
