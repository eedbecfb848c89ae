/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { MemberName } from './memberName.ts';

export interface FindMemberIdRequest {
  member_name: MemberName;
  member_email: Email;
}
