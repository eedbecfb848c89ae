import {
  goodsNameAnnualFeeTemplate,
  memberTypeAnnualFees,
  memberTypeRegistrationFees,
} from '#src/api/generated/constants.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import type { components } from '#src/api/generated/schema.ts';
import { currentEvent } from './calendar.ts';
import type { Clock } from './clock.ts';
import type { Order } from './records.ts';

/** The fees of each membership type in won, in display order. */
export const fees: components['schemas']['MemberFee'][] = Object.values(MemberType).map((type) => ({
  member_type: type,
  annual_fee: memberTypeAnnualFees[type],
  registration_fee: memberTypeRegistrationFees[type],
}));

/**
 * Returns the fee in won, or 0 when the membership type pays none.
 * @param type null for a member without a type, who counts as a general member until the first payment
 */
export function feeOf(type: Order['memberType'] | null, goods: Order['goodsType']): number {
  const feesByType = goods === GoodsType.annualFee ? memberTypeAnnualFees : memberTypeRegistrationFees;
  return feesByType[type ?? MemberType.general];
}

/** Returns a fee as text, for the posts of the secretariat: '200,000원'. */
export const feeText = (type: Order['memberType'], goods: Order['goodsType']): string =>
  `${feeOf(type, goods).toLocaleString('ko-KR')}원`;

/** Returns the name of the annual fee of a year. */
export const annualFeeName = (year: string): string => goodsNameAnnualFeeTemplate.replace('{YYYY}', year);

/** Returns the goods that can be paid today: the annual fee of the current year in Seoul, or the current event. */
export const currentGoodsName = (clock: Clock, goods: Order['goodsType']): string =>
  goods === GoodsType.annualFee ? annualFeeName(clock.today().slice(0, 4)) : currentEvent;
