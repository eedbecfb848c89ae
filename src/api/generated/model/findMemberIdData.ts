/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

export interface FindMemberIdData {
  /**
     * The ID of the member, or null when no member matches.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  member_id: string | null;
}
