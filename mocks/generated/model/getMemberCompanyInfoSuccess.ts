/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GetMemberCompanyInfoData } from './getMemberCompanyInfoData.ts';

export interface GetMemberCompanyInfoSuccess {
  success: true;
  data: GetMemberCompanyInfoData;
  /** @nullable */
  error: null;
}
