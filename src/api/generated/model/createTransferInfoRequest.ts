/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GoodsName } from './goodsName.ts';
import type { GoodsType } from './goodsType.ts';
import type { MemberType } from './memberType.ts';

export interface CreateTransferInfoRequest {
  member_type: MemberType;
  /**
     * The amount in won, digits only.
     * @maxLength 9
     * @pattern ^[1-9]\d{0,8}$
     */
  amount: string;
  goods_type: GoodsType;
  goods_name: GoodsName;
}
