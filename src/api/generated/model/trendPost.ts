/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export interface TrendPost {
  trend_pk: Pk;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 200
     */
  trend_title: string;
  /**
     * HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. Pictures of other origins
     * become links, and what is nested too deeply or has too many elements is shown as text.
     * @maxLength 200000
     */
  trend_content: string;
  /**
     * The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
     * @nullable
     */
  trend_enrollment_date: string | null;
  /**
     * How often the post was opened; null counts as 0.
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  trend_hit: number | null;
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
}
