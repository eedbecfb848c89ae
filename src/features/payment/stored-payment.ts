import { PgApprovalCallbackBody } from '#src/api/generated/limits/payment.ts';
import { GoodsType } from '#src/api/generated/model/index.ts';
import { tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';

/** A card payment that was begun in this tab. */
export type StoredPayment = { mbrRefNo: string; goods: GoodsType };

/** Keeps a payment until the next one or a logout; coming back twice is answered twice. */
export function storePayment({ mbrRefNo, goods }: StoredPayment): void {
  tabStore.set(tabKeys.paymentNumber, mbrRefNo);
  tabStore.set(tabKeys.paymentGoods, goods);
}

/** The payment that was begun last in this tab, or null. What is stored may be anything. */
export function storedPayment(): StoredPayment | null {
  const number = PgApprovalCallbackBody.safeParse({ mbrRefNo: tabStore.get(tabKeys.paymentNumber) });
  const goods = Object.values(GoodsType).find((name) => name === tabStore.get(tabKeys.paymentGoods));
  return number.success && goods ? { mbrRefNo: number.data.mbrRefNo, goods } : null;
}
