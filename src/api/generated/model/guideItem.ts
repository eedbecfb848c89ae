/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export interface GuideItem {
  guide_pk: Pk;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 200
     */
  guide_title: string;
  /**
     * The date of the guide in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
     * @nullable
     */
  guide_enrollment_date: string | null;
  /**
     * The number of times the guide was opened. Null counts as 0.
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  guide_hit: number | null;
}
