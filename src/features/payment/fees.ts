import { memberTypeFees } from '#src/api/generated/constants.ts';
import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';

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
