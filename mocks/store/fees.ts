import { goodsNameAnnualFeeTemplate, memberTypeFees } from '#src/api/generated/constants.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import type { components } from '#src/api/generated/schema.ts';
import type { Clock } from './clock.ts';
import type { Order } from './records.ts';

/** The fees by year. Those of a year are valid until the next year of the list. */
const feesByYear: Record<string, Record<Order['goodsType'], Record<Order['memberType'], number>>> = memberTypeFees;
const years = Object.keys(feesByYear).sort();

/**
 * Returns the fee in won on a day in Seoul, or 0 when the membership type pays none.
 * @param type null for a member without a type, who counts as a general member until the first payment
 * @param day YYYY-MM-DD, or the year alone
 */
export function feeOf(type: Order['memberType'] | null, goods: Order['goodsType'], day: string): number {
  const year = years.filter((first) => first <= day.slice(0, 4)).at(-1) ?? years[0] ?? '';
  return feesByYear[year]?.[goods][type ?? MemberType.general] ?? 0;
}

/** Returns the fees of each membership type on a day in Seoul, in display order. */
export const feesOn = (day: string): components['schemas']['MemberFee'][] =>
  Object.values(MemberType).map((type) => ({
    member_type: type,
    annual_fee: feeOf(type, GoodsType.annualFee, day),
    registration_fee: feeOf(type, GoodsType.registrationFee, day),
  }));

/** Returns a fee of 2025 as text, for the posts of the secretariat: '200,000원'. */
export const feeText = (type: Order['memberType'], goods: Order['goodsType']): string =>
  `${feeOf(type, goods, '2025').toLocaleString('ko-KR')}원`;

/** Returns the name of the annual fee of a year. */
export const annualFeeName = (year: string): string => goodsNameAnnualFeeTemplate.replace('{YYYY}', year);

/** Returns the name of the annual fee that can be paid today: that of the current year in Seoul. */
export const currentFeeName = (clock: Clock): string => annualFeeName(clock.today().slice(0, 4));
