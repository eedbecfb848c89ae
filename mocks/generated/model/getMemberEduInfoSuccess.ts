/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GetMemberEduInfoData } from './getMemberEduInfoData.ts';

export interface GetMemberEduInfoSuccess {
  success: true;
  data: GetMemberEduInfoData;
  /** @nullable */
  error: null;
}
