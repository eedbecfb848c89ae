/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberEdu } from './memberEdu.ts';

/**
 * All education records in the order of the member. They replace the stored records.
 * @minItems 1
 * @maxItems 20
 */
export type ModifyMemberEduInfoRequest = MemberEdu[];
