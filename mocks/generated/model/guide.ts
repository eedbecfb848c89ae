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
  /**
     * The writer.
     * @maxLength 50
     * @nullable
     */
  admin_name: string | null;
  /**
     * HTML as the secretariat's editor writes it. It is not safe; the website sanitises it.
     * @maxLength 200000
     */
  guide_content: string;
  /** @maxItems 10 */
  file: File[];
}
