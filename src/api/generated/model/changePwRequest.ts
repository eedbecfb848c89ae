/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';

export interface ChangePwRequest {
  /**
     * The current password. Accepts more than sign-up.
     * @minLength 1
     * @maxLength 100
     */
  member_original_password: string;
  member_new_password: NewPassword;
}
