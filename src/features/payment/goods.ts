import type { QueryClient } from '@tanstack/react-query';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { changedReads } from '#src/api/generated/changed-reads.ts';
import { getGetRegisterInfoQueryOptions } from '#src/api/generated/conference.ts';
import { goodsNameAnnualFeeTemplate, memberTypeFees } from '#src/api/generated/constants.ts';
import { getRegisterInfoQueryRowDefault as row } from '#src/api/generated/limits/conference.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { PgReadyRequest } from '#src/api/generated/model/index.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { getGetAnnualFeePaidQueryOptions } from '#src/api/generated/payment.ts';
import { dropReads } from '#src/api/mutation-options.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { eventOn } from '#src/features/events/current-event.ts';
import { cardPaymentKeys, tabKeys } from '#src/lib/browser/stored-data.ts';
import { now } from '#src/lib/time/clock.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';
import type { ScreenId } from '#src/navigation/screens.ts';

/** What differs between the fees. Each day is YYYY-MM-DD in Asia/Seoul. */
type GoodsRules = {
  /** The name in messages. */
  name: string;
  /** Returns the title of the payment modal. */
  titleOn: (day: string) => string;
  /** Returns the name in the order (contract: `goods_name`); undefined if the fee cannot be paid. */
  orderNameOn: (day: string) => string | undefined;
  /** Returns the event that the fee belongs to; null if it belongs to none. */
  eventOn: (day: string) => ConferenceEvent | null;
  /** Whether the dialogs show the member type: as a choice in the form, and as a row afterwards. */
  showsMemberType: boolean;
  /** The sub-screen to which the payment page returns. Its section renders `PaymentReturn`. */
  screen: ScreenId;
  failureText: string;
  /** The name of the screen that lists the payments. */
  historyName: string;
  /**
   * Returns whether the history has a payment of today's fee. The day is read after the response, which corrects the
   * clock of the device.
   * @throws the error of the request
   */
  isPaid: (queryClient: QueryClient, request: { signal: AbortSignal }) => Promise<boolean>;
  /** The key of the last registered transfer in the session storage. */
  transferKey: string;
  /** The key of the last card payment in the local storage. */
  cardPaymentKey: string;
};

/** The rules of each fee. */
export const goodsRules: Readonly<Record<GoodsType, GoodsRules>> = {
  [GoodsType.annualFee]: {
    name: GoodsType.annualFee,
    titleOn: (day) => `${day.slice(0, 4)} 연회비 납부`,
    orderNameOn: (day) => goodsNameAnnualFeeTemplate.replace('{YYYY}', day.slice(0, 4)),
    eventOn: () => null,
    showsMemberType: true,
    screen: 'annualFee',
    failureText: '결제에 실패했습니다. 다시 시도해 주세요.',
    historyName: '연회비 납부내역',
    async isPaid(queryClient, request) {
      const { pay_info } = await fetchUncached(queryClient, getGetAnnualFeePaidQueryOptions({ request }));
      const year = seoulDay(now()).slice(0, 4);
      return pay_info.some(({ pay_info_pk: pk, pay_info_tran_date: date }) => pk && formatDate(date).startsWith(year));
    },
    transferKey: tabKeys.annualFeeTransfer,
    cardPaymentKey: cardPaymentKeys.annualFee,
  },
  [GoodsType.registrationFee]: {
    name: '학회등록비',
    titleOn: () => '학회등록비 납부',
    orderNameOn: (day) => eventOn(day)?.title,
    eventOn,
    showsMemberType: false,
    screen: 'registration',
    failureText: '결제에 실패했습니다.\n다시 시도해 주세요.',
    historyName: '등록 확인',
    async isPaid(queryClient, request) {
      const options = getGetRegisterInfoQueryOptions({ page: 1, row }, { request });
      const { register_info } = await fetchUncached(queryClient, options);
      const title = eventOn(seoulDay(now()))?.title;
      return register_info.some(({ pay_info_goods_name: name }) => name === title);
    },
    transferKey: tabKeys.registrationTransfer,
    cardPaymentKey: cardPaymentKeys.registration,
  },
};

/** Requests fees and registrations on the screen again. A payment may be recorded without a response. */
export const refreshHistories = (queryClient: QueryClient): void =>
  dropReads(queryClient, changedReads.pgApprovalCallback);

/** The fee of one member type, in won. */
export type MemberFee = { memberType: MemberType; won: number };

type FeesOfYear = Readonly<Record<GoodsType, Readonly<Record<MemberType, number>>>>;

const years: readonly (readonly [year: string, fees: FeesOfYear])[] = Object.entries(memberTypeFees);

/**
 * Returns the fees of the contract that are paid on a day, in display order. A year without fees in the contract has those
 * of the latest year before it.
 * @param day YYYY-MM-DD in Asia/Seoul
 */
export function listFees(goods: GoodsType, day: string): readonly MemberFee[] {
  const [, fees] = years.findLast(([year]) => year <= day.slice(0, 4)) ?? years[0] ?? [];
  return Object.values(MemberType).map((memberType) => ({ memberType, won: fees?.[goods][memberType] ?? 0 }));
}

/** The member types that a member without a type can choose. */
export const selectableMemberTypes = [MemberType.general, MemberType.student] as const;

/**
 * Returns the fee of a member type.
 * @param memberType the type from the server or from the member's choice; null if there is none yet
 * @param day YYYY-MM-DD in Asia/Seoul, the day of the payment
 * @returns the amount in won, 0 if the member type pays nothing; null without a type or for an unknown type
 */
export function feeInWon(goods: GoodsType, memberType: string | null, day: string): number | null {
  return listFees(goods, day).find((fee) => fee.memberType === memberType)?.won ?? null;
}

/**
 * Returns the request body for the payment of a fee (contract: PgReadyRequest).
 * @param day YYYY-MM-DD in Asia/Seoul
 * @returns null if the member can't pay this fee: the member type is unknown, it has no fee, or there is no event
 */
export function paymentOrder(goods: GoodsType, memberType: string | null, day: string): PgReadyRequest | null {
  const fee = listFees(goods, day).find((one) => one.memberType === memberType && one.won > 0);
  const name = goodsRules[goods].orderNameOn(day);
  return fee && name ? { member_type: fee.memberType, amount: fee.won, goods_type: goods, goods_name: name } : null;
}
