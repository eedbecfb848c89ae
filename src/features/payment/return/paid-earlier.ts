import type { QueryClient } from '@tanstack/react-query';
import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { goodsRules } from '#src/features/payment/goods.ts';

/** How long the failure of a payment waits for the history. */
const timeoutMs = 5000;

/**
 * Returns whether the member has already paid the fee of a failed payment, for example in another tab (contract:
 * getAnnualFeePaid, getRegisterInfo).
 * @returns false also if the history cannot be read
 */
export async function isPaidEarlier(goods: GoodsType, queryClient: QueryClient, signal: AbortSignal): Promise<boolean> {
  const request = { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) };
  try {
    return await goodsRules[goods].isPaid(queryClient, request);
  } catch {
    return false;
  }
}
