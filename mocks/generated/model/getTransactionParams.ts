/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export type GetTransactionParams = {
/**
 * The number of the payment.
 */
pay_info_pk: Pk;
};
