/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';
import type { TrendItemFixedYn } from './trendItemFixedYn.ts';

export interface TrendItem {
  trend_pk: Pk;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 200
     */
  trend_title: string;
  /**
     * How often the post was opened; null counts as 0.
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  trend_hit: number | null;
  /**
     * The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
     * @nullable
     */
  trend_enrollment_date: string | null;
  /**
     * The address of a preview picture. The website shows pictures of its own origin alone.
     * @maxLength 1000
     * @nullable
     * @pattern ^(/|https://)
     */
  trend_image_url?: string | null;
  /**
     * The writer, when the secretariat wrote it.
     * @maxLength 50
     * @nullable
     */
  admin_name?: string | null;
  /**
     * The writer, when a member wrote it.
     * @maxLength 50
     * @nullable
     */
  member_name?: string | null;
  /**
     * '중요' is a pinned post; it stands before the others.
     * @nullable
     */
  fixed_yn: TrendItemFixedYn;
  /**
     * The address of the first attached file.
     * @maxLength 1000
     * @nullable
     * @pattern ^(/|https://)
     */
  file_path?: string | null;
}
