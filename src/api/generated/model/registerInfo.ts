/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ConferenceName } from './conferenceName.ts';
import type { PayMethod } from './payMethod.ts';
import type { Pk } from './pk.ts';

export interface RegisterInfo {
  pay_info_pk: Pk;
  /** The date of the payment in Asia/Seoul. */
  pay_info_tran_date: string;
  pay_info_pay_method: PayMethod;
  pay_info_goods_name: ConferenceName;
}
