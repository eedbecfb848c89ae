import type { components } from '#src/api/generated/schema.ts';
import { currentEvent } from './calendar.ts';
import type { Clock } from './clock.ts';
import type { Order } from './records.ts';

/** The fees of each membership type in won, in display order. */
export const fees: components['schemas']['MemberFee'][] = [
  { member_type: '일반회원', annual_fee: 200_000, registration_fee: 200_000 },
  { member_type: '학생회원', annual_fee: 100_000, registration_fee: 100_000 },
  { member_type: '특별회원', annual_fee: 0, registration_fee: 200_000 },
  { member_type: '명예회원', annual_fee: 0, registration_fee: 200_000 },
];

/**
 * Returns the fee in won, or 0 when the membership type pays none.
 * @param type null for a member without a type, who counts as a general member until the first payment
 */
export function feeOf(type: Order['memberType'] | null, goods: Order['goodsType']): number {
  const row = fees.find((fee) => fee.member_type === (type ?? '일반회원'));
  return (goods === '연회비' ? row?.annual_fee : row?.registration_fee) ?? 0;
}

/** Returns the goods that can be paid today: the annual fee of the current year in Seoul, or the current event. */
export const currentGoodsName = (clock: Clock, goods: Order['goodsType']): string =>
  goods === '연회비' ? `${clock.today().slice(0, 4)}년도 연회비` : currentEvent;
