/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Gender } from './gender.ts';
import type { MemberName } from './memberName.ts';
import type { MemberType } from './memberType.ts';
import type { StoredMemberId } from './storedMemberId.ts';

export interface MemberInfo {
  member_type: MemberType | null;
  member_name: MemberName;
  member_id: StoredMemberId;
  /**
     * @maxLength 200
     * @nullable
     */
  member_en_name: string | null;
  /**
     * @nullable
     * @pattern ^(19|20)\d{2}$
     */
  member_birth_year: string | null;
  /**
     * @nullable
     * @pattern ^(0?[1-9]|1[0-2])$
     */
  member_birth_month: string | null;
  /**
     * @nullable
     * @pattern ^(0?[1-9]|[12]\d|3[01])$
     */
  member_birth_date: string | null;
  member_gender: Gender | null;
  /**
     * @maxLength 200
     * @nullable
     */
  member_zipcode: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  member_address: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  member_address_detail: string | null;
  /**
     * Digits only.
     * @nullable
     * @pattern ^\d{0,11}$
     */
  member_cell: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  member_email: string | null;
}
