import { PgReadyBody } from '#src/api/generated/bodies/payment.ts';
import { goodsNameAnnualFeeTemplate } from '#src/api/generated/constants.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { PgReadyRequest, PgReadyUrls } from '#src/api/generated/model/index.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { conference } from '#src/content/conference.ts';
import { seoulYear } from '#src/lib/time/seoul-year.ts';
import { annualFees, registrationFees } from './fees.ts';

/** The member types that a member without a type can choose. */
export const selectableMemberTypes = [MemberType.general, MemberType.student] as const;

const feesByGoods = {
  [GoodsType.annualFee]: annualFees,
  [GoodsType.registrationFee]: registrationFees,
} satisfies Record<GoodsType, unknown>;

/**
 * Returns the fee of a member type.
 * @param memberType the type from the server or from the member's choice; null if there is none yet
 * @returns the amount in won, 0 if the member type pays nothing; null without a type or for an unknown type
 */
export function feeInWon(goods: GoodsType, memberType: string | null): number | null {
  return feesByGoods[goods].find((fee) => fee.memberType === memberType)?.won ?? null;
}

/** Returns the title of the payment modal. @param moment in ms since 1970 (UTC); its year in Seoul is the fee's year */
export function paymentTitle(goods: GoodsType, moment: number): string {
  return goods === GoodsType.annualFee ? `${seoulYear(moment)} 연회비 납부` : '학회등록비 납부';
}

/**
 * Returns the request body for the payment of a fee (contract: PgReadyRequest).
 * @param moment in ms since 1970 (UTC)
 * @returns null if the member can't pay this fee: the member type is unknown, or it has no fee
 */
export function paymentOrder(goods: GoodsType, memberType: string | null, moment: number): PgReadyRequest | null {
  const order = PgReadyBody.safeParse({
    member_type: memberType,
    amount: feeInWon(goods, memberType),
    goods_type: goods,
    goods_name:
      goods === GoodsType.annualFee
        ? goodsNameAnnualFeeTemplate.replace('{YYYY}', String(seoulYear(moment)))
        : conference.title,
  });
  return order.data ?? null;
}

/**
 * Returns the name of the payment page URL for this visitor's device (contract: PgReadyUrls).
 * @param userAgent `navigator.userAgent`
 * @param currentUrl the URL of the current page; a URL in the mobile app contains 'app'
 */
export function paymentUrlKey(userAgent: string, currentUrl: string): keyof PgReadyUrls {
  if (/mobile|android/i.test(userAgent)) return 'nextMobileUrl';
  return currentUrl.includes('app') ? 'nextAppUrl' : 'nextPcUrl';
}
