/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Won } from './won.ts';

export interface PgApproval {
  /** Whether the payment is in the member's records. */
  approved: boolean;
  /**
     * The number of the recorded payment, or null unless it was approved.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  pay_info_pk: number | null;
  /** The amount in won that was asked for, approved or not. */
  amount: Won;
}
