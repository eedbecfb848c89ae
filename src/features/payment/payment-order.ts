import { PgReadyBody } from '#src/api/generated/limits/payment.ts';
import type { GoodsType, PgReadyRequest, PgReadyUrls } from '#src/api/generated/model/index.ts';
import { conference } from '#src/content/conference.ts';
import { annualFees, registrationFees } from '#src/content/fees.ts';
import { seoulYear } from '#src/lib/time/seoul-year.ts';

/** The types that a member without one chooses from. */
export const choosableTypes = ['일반회원', '학생회원'] as const;

const feesOf = { 연회비: annualFees, 등록비: registrationFees } satisfies Record<GoodsType, unknown>;

/**
 * What a member pays.
 * @param memberType as the server has it, or as it was chosen; null for none yet
 * @returns the amount in won, 0 where nothing is owed; null without a type, or for one that nobody knows
 */
export function feeInWon(goods: GoodsType, memberType: string | null): number | null {
  return feesOf[goods].find((fee) => fee.memberType === memberType)?.won ?? null;
}

/** The title of the payment modal. @param moment in ms since 1970 (UTC); the fee is of its year in Seoul */
export function paymentTitle(goods: GoodsType, moment: number): string {
  return goods === '연회비' ? `${seoulYear(moment)} 연회비 납부` : '학회등록비 납부';
}

/**
 * What is sent to pay a fee (contract: PgReadyRequest).
 * @param moment in ms since 1970 (UTC)
 * @returns null where there is nothing that could be paid: no such type of member, or no fee for it
 */
export function paymentOrder(goods: GoodsType, memberType: string | null, moment: number): PgReadyRequest | null {
  const order = PgReadyBody.safeParse({
    member_type: memberType,
    amount: feeInWon(goods, memberType),
    goods_type: goods,
    goods_name: goods === '연회비' ? `${seoulYear(moment)}년도 연회비` : conference.title,
  });
  return order.data ?? null;
}

/**
 * Which of the payment page's addresses is for this visitor (contract: PgReadyUrls).
 * @param userAgent the browser's own description
 * @param address where the visitor is; that of the app has 'app' in it
 */
export function paymentUrlKey(userAgent: string, address: string): keyof PgReadyUrls {
  if (/mobile|android/i.test(userAgent)) return 'nextMobileUrl';
  return address.includes('app') ? 'nextAppUrl' : 'nextPcUrl';
}
