/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberEdu } from './memberEdu.ts';

/**
 * Education records in the order of the member.
 * @maxItems 20
 */
export type MemberEduList = MemberEdu[];
