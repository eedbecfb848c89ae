/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberType } from './memberType.ts';
import type { PayMethod } from './payMethod.ts';
import type { Won } from './won.ts';

/**
 * One year of the annual fee. A paid year has the number, date and method of the payment, and the date determines the
 * year. The unpaid current year has null in these fields, and the amount is the owed fee.
 */
export interface PayInfo {
  /**
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  pay_info_pk: number | null;
  /**
     * The date of the payment in Asia/Seoul.
     * @nullable
     */
  pay_info_tran_date: string | null;
  pay_info_amt: Won;
  pay_info_member_type: MemberType | null;
  pay_info_pay_method: PayMethod | null;
}
