/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberEduList } from './memberEduList.ts';

export interface GetMemberEduInfoData {
  member_edu_info: MemberEduList;
}
