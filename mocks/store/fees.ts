import type { components } from '#src/api/generated/schema.ts';
import { currentEvent } from './calendar.ts';
import type { Clock } from './clock.ts';
import type { Order } from './records.ts';

/** What each type of member pays in won, in the order in which the types are shown. */
export const fees: components['schemas']['MemberFee'][] = [
  { member_type: '일반회원', annual_fee: 200_000, registration_fee: 200_000 },
  { member_type: '학생회원', annual_fee: 100_000, registration_fee: 100_000 },
  { member_type: '특별회원', annual_fee: 0, registration_fee: 200_000 },
  { member_type: '명예회원', annual_fee: 0, registration_fee: 200_000 },
];

/** What a member pays; 0 where nothing is owed. One without a type is taken for a general member until they choose. */
export function feeOf(type: Order['memberType'] | null, goods: Order['goodsType']): number {
  const row = fees.find((fee) => fee.member_type === (type ?? '일반회원'));
  return (goods === '연회비' ? row?.annual_fee : row?.registration_fee) ?? 0;
}

/** What can be paid for today: the fee of the current year in Seoul, or the current event. */
export const currentGoodsName = (clock: Clock, goods: Order['goodsType']): string =>
  goods === '연회비' ? `${clock.today().slice(0, 4)}년도 연회비` : currentEvent;
