/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

export interface FindMemberIdData {
  /**
     * The member's ID, or null when there is no such member.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  member_id: string | null;
}
