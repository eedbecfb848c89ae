import type { QueryClient } from '@tanstack/react-query';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { getGetRegisterInfoQueryOptions } from '#src/api/generated/conference.ts';
import { getRegisterInfoQueryRowDefault as row } from '#src/api/generated/limits/conference.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { getGetAnnualFeePaidQueryOptions } from '#src/api/generated/payment.ts';
import { eventOn } from '#src/features/events/current-event.ts';
import { now } from '#src/lib/time/clock.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';

/** How long the failure of a payment waits for the history. */
const timeoutMs = 5000;

type PaidCheck = (queryClient: QueryClient, request: { signal: AbortSignal }, day: string) => Promise<boolean>;

/** Looks into the history of each fee. */
const paidChecks: Readonly<Record<GoodsType, PaidCheck>> = {
  async [GoodsType.annualFee](queryClient, request, day) {
    const { pay_info } = await fetchUncached(queryClient, getGetAnnualFeePaidQueryOptions({ request }));
    const year = day.slice(0, 4);
    return pay_info.some(({ pay_info_pk: pk, pay_info_tran_date: date }) => pk && formatDate(date).startsWith(year));
  },
  async [GoodsType.registrationFee](queryClient, request, day) {
    const options = getGetRegisterInfoQueryOptions({ page: 1, row }, { request });
    const { register_info } = await fetchUncached(queryClient, options);
    return register_info.some(({ pay_info_goods_name: name }) => name === eventOn(day)?.title);
  },
};

/**
 * Returns whether the member has already paid the fee of a failed payment, for example in another tab (contract:
 * getAnnualFeePaid, getRegisterInfo).
 * @returns false also if the history cannot be read
 */
export async function isPaidEarlier(goods: GoodsType, queryClient: QueryClient, signal: AbortSignal): Promise<boolean> {
  const request = { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) };
  try {
    return await paidChecks[goods](queryClient, request, seoulDay(now()));
  } catch {
    return false;
  }
}
