import { PgApprovalCallbackBody } from '../api/generated/limits/payment';
import { GoodsType } from '../api/generated/model';
import { createSafeStorage } from '../lib/safe-storage';

/** A card payment that was begun in this tab. */
export type KeptPayment = { mbrRefNo: string; goods: GoodsType };

/** The keys in the browser's storage of the session. */
const keys = { number: 'mbrRefNo', goods: 'mbrRefNoGoods' };

const storage = createSafeStorage(() => globalThis.sessionStorage);

/** Keeps a payment until the next one; coming back twice is answered twice. */
export function keepPayment({ mbrRefNo, goods }: KeptPayment): void {
  storage.set(keys.number, mbrRefNo);
  storage.set(keys.goods, goods);
}

/** The payment that was begun last in this tab, or null. What is stored may be anything. */
export function keptPayment(): KeptPayment | null {
  const number = PgApprovalCallbackBody.safeParse({ mbrRefNo: storage.get(keys.number) });
  const goods = Object.values(GoodsType).find((name) => name === storage.get(keys.goods));
  return number.success && goods ? { mbrRefNo: number.data.mbrRefNo, goods } : null;
}
