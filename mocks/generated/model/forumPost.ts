/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export interface ForumPost {
  forum_pk: Pk;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 200
     */
  forum_title: string;
  /**
     * What a member typed is text: the website shows it character by character, with its white space and line breaks.
     * The content is HTML only where its first characters other than white space open an element that the website's
     * sanitiser allows, and every element is closed within the element around it; `br`, `hr`, `img` and `col` need no
     * closing tag. Such posts come from an earlier editor. They are not safe; the website sanitises them.
     * @maxLength 200000
     */
  forum_content: string;
  /**
     * The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
     * @nullable
     */
  forum_enrollment_date: string | null;
  /**
     * How often the post was opened; null counts as 0.
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  forum_hit: number | null;
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
     * The member who wrote the post and may edit it; null when the secretariat wrote it.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  member_pk: number | null;
}
