import type { QueryClient } from '@tanstack/react-query';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { getGetRegisterInfoQueryOptions } from '#src/api/generated/conference.ts';
import { goodsNameAnnualFeeTemplate } from '#src/api/generated/constants.ts';
import { getRegisterInfoQueryRowDefault as row } from '#src/api/generated/limits/conference.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { getGetAnnualFeePaidQueryOptions } from '#src/api/generated/payment.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { eventOn } from '#src/features/events/current-event.ts';
import { cardPaymentKeys, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { now } from '#src/lib/time/clock.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';
import type { ScreenId } from '#src/navigation/screens.ts';
import { screens } from '#src/navigation/screens.ts';

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

/** Returns the fee of the payment that was started last in this tab. Stored values are untrusted and checked here. */
export const startedGoods = (): GoodsType | undefined =>
  Object.values(GoodsType).find((name) => name === tabStore.get(tabKeys.paymentGoods));

/** Returns the fee whose payment page returns to a section. Of several fees, it is the one of the started payment. */
export function goodsReturningTo(section: string | undefined): GoodsType {
  const returning = Object.values(GoodsType).filter((goods) => screens[goodsRules[goods].screen].path === section);
  return returning.find((goods) => goods === startedGoods()) ?? returning[0] ?? GoodsType.registrationFee;
}
