/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { CheckJoinDuplicateRequestParamType } from './checkJoinDuplicateRequestParamType.ts';
import type { MemberId } from './memberId.ts';

export interface CheckJoinDuplicateRequest {
  param: MemberId;
  /** What is checked; only the ID is. */
  param_type: CheckJoinDuplicateRequestParamType;
}
