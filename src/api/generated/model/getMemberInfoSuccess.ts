/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GetMemberInfoData } from './getMemberInfoData.ts';

export interface GetMemberInfoSuccess {
  success: true;
  data: GetMemberInfoData;
  /** @nullable */
  error: null;
}
