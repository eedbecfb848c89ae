/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GoodsName } from './goodsName.ts';
import type { MemberType } from './memberType.ts';
import type { Won } from './won.ts';

/**
 * The bank transfer that the member has registered for the current goods and that the society still expects. Absent
 * without such a transfer, and on a server that keeps none: the website then shows the transfer that it has stored in the
 * tab, as long as the fee is unpaid.
 */
export interface TransferInfo {
  goods_name: GoodsName;
  member_type: MemberType;
  amount: Won;
  /**
     * @minLength 1
     * @maxLength 50
     */
  bank_name: string;
  /**
     * The account number as displayed.
     * @pattern ^[0-9-]{1,30}$
     */
  account_number: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  account_holder: string;
  /**
     * What the member writes as depositor.
     * @minLength 1
     * @maxLength 50
     */
  depositor_name: string;
  /** The last day of the deposit in Asia/Seoul, such as the last day of the year or of the registration. */
  deposit_until: string;
}
