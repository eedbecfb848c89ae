/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberInfo } from './memberInfo.ts';

export interface GetMemberInfoData {
  member_info: MemberInfo;
}
