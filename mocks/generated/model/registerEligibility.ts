/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberType } from './memberType.ts';

export interface RegisterEligibility {
  member_type: MemberType;
}
