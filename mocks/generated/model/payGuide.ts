/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberFee } from './memberFee.ts';

/**
 * What the payment screens show, where a transfer goes to and what each member type pays.
 */
export interface PayGuide {
  /**
     * @minLength 1
     * @maxLength 50
     */
  bank_name: string;
  /**
     * As it is shown.
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
