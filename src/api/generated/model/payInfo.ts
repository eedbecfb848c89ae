/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberType } from './memberType.ts';
import type { PayMethod } from './payMethod.ts';
import type { Won } from './won.ts';

/**
 * One year of the annual fee. A paid one has a number, a day and a method, and its year is the year of that
 * day; in the one that is not paid, of the current year, these are null and the amount is what is owed.
 */
export interface PayInfo {
  /**
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  pay_info_pk: number | null;
  /**
     * The day of the payment in Asia/Seoul.
     * @nullable
     */
  pay_info_tran_date: string | null;
  pay_info_amt: Won;
  pay_info_member_type: MemberType | null;
  pay_info_pay_method: PayMethod | null;
}
