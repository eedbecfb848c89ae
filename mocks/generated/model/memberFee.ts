/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberType } from './memberType.ts';
import type { Won } from './won.ts';

/**
 * What one member type pays.
 */
export interface MemberFee {
  member_type: MemberType;
  annual_fee: Won;
  registration_fee: Won;
}
