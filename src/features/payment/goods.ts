import { goodsNameAnnualFeeTemplate } from '#src/api/generated/constants.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { eventOn } from '#src/features/events/current-event.ts';

/** What differs between the fees. Each day is YYYY-MM-DD in Asia/Seoul. */
type GoodsRules = {
  /** Returns the title of the payment modal. */
  titleOn: (day: string) => string;
  /** Returns the name in the order (contract: `goods_name`); undefined if the fee cannot be paid. */
  orderNameOn: (day: string) => string | undefined;
  /** Returns the event that the fee belongs to; null if it belongs to none. */
  eventOn: (day: string) => ConferenceEvent | null;
  /** Whether the dialogs show the member type: as a choice in the form, and as a row afterwards. */
  showsMemberType: boolean;
};

/** The rules of each fee. */
export const goodsRules: Readonly<Record<GoodsType, GoodsRules>> = {
  [GoodsType.annualFee]: {
    titleOn: (day) => `${day.slice(0, 4)} 연회비 납부`,
    orderNameOn: (day) => goodsNameAnnualFeeTemplate.replace('{YYYY}', day.slice(0, 4)),
    eventOn: () => null,
    showsMemberType: true,
  },
  [GoodsType.registrationFee]: {
    titleOn: () => '학회등록비 납부',
    orderNameOn: (day) => eventOn(day)?.title,
    eventOn,
    showsMemberType: false,
  },
};
