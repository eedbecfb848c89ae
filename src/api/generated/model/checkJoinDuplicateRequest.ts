/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { CheckJoinDuplicateRequestParamType } from './checkJoinDuplicateRequestParamType.ts';
import type { MemberId } from './memberId.ts';

export interface CheckJoinDuplicateRequest {
  param: MemberId;
  /** The value to check. Only IDs can be checked. */
  param_type: CheckJoinDuplicateRequestParamType;
}
