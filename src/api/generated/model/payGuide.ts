/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberFee } from './memberFee.ts';

/**
 * The bank account for transfers and the fees of each member type, for the payment screens.
 */
export interface PayGuide {
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
     * @minItems 1
     * @maxItems 4
     */
  fees: MemberFee[];
}
