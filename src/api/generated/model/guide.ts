/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { File } from './file.ts';

export interface Guide {
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
  /**
     * The author.
     * @maxLength 50
     * @nullable
     */
  admin_name: string | null;
  /**
     * HTML from the editor of the secretariat. It is not safe; the website sanitises it.
     * @maxLength 200000
     */
  guide_content: string;
  /** @maxItems 10 */
  file: File[];
}
