/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

export interface LoginRequest {
  /**
     * Accepts more than sign-up does, so that no account of an older site is locked out.
     * @minLength 1
     * @maxLength 100
     */
  member_id: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  member_password: string;
}
