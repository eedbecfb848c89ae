/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberCompanyInfo } from './memberCompanyInfo.ts';

export interface GetMemberCompanyInfoData {
  member_company_info: MemberCompanyInfo;
}
