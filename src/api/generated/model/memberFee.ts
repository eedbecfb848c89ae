/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberType } from './memberType.ts';
import type { Won } from './won.ts';

/**
 * The fees of one member type.
 */
export interface MemberFee {
  member_type: MemberType;
  annual_fee: Won;
  registration_fee: Won;
}
