/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';
import type { StoredMemberId } from './storedMemberId.ts';

export interface ResetPwRequest {
  member_id: StoredMemberId;
  member_password: NewPassword;
}
