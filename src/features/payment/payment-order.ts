import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { PgReadyRequest, PgReadyUrls } from '#src/api/generated/model/index.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { listFees } from './fees.ts';
import { goodsRules } from './goods.ts';

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

/**
 * Returns the name of the payment page URL for this visitor's device (contract: PgReadyUrls).
 * @param userAgent `navigator.userAgent`
 * @param currentUrl the URL of the current page; a URL in the mobile app contains 'app'
 */
export function paymentUrlKey(userAgent: string, currentUrl: string): keyof PgReadyUrls {
  if (/mobile|android/i.test(userAgent)) return 'nextMobileUrl';
  return currentUrl.includes('app') ? 'nextAppUrl' : 'nextPcUrl';
}
