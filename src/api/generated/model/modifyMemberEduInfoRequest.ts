/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberEdu } from './memberEdu.ts';

/**
 * All education records, in the member's order; they replace what was stored.
 * @minItems 1
 * @maxItems 20
 */
export type ModifyMemberEduInfoRequest = MemberEdu[];
