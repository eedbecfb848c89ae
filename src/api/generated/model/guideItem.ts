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
     * The day of writing in Asia/Seoul; null where none is stored.
     * @nullable
     */
  guide_enrollment_date: string | null;
  /**
     * How often the guide was opened; null counts as 0.
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  guide_hit: number | null;
}
