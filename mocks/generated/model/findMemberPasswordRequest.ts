/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { StoredMemberId } from './storedMemberId.ts';

export interface FindMemberPasswordRequest {
  member_id: StoredMemberId;
  member_email: Email;
}
