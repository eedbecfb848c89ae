/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GoodsName } from './goodsName.ts';
import type { GoodsType } from './goodsType.ts';
import type { MemberType } from './memberType.ts';

export interface PgReadyRequest {
  member_type: MemberType;
  /**
     * The amount in won.
     * @minimum 1
     * @maximum 999999999
     */
  amount: number;
  goods_type: GoodsType;
  goods_name: GoodsName;
}
