/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

export interface LoginRequest {
  /**
     * Accepts more than sign-up, so that accounts of an older site can log in.
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
