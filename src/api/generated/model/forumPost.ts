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
     * Members type plain text. The website shows it character by character, with its white space and line breaks. The
     * content is HTML only if its first non-blank characters open an element that the website's sanitiser allows, and
     * every element is closed within its parent. `br`, `hr`, `img` and `col` need no closing tag. Such posts come from
     * an earlier editor. They are not safe; the website sanitises them.
     * @maxLength 200000
     */
  forum_content: string;
  /**
     * The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
     * @nullable
     */
  forum_enrollment_date: string | null;
  /**
     * The number of times the post was opened. Null counts as 0.
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  forum_hit: number | null;
  /**
     * The author, if the secretariat wrote the post.
     * @maxLength 50
     * @nullable
     */
  admin_name?: string | null;
  /**
     * The author, if a member wrote the post.
     * @maxLength 50
     * @nullable
     */
  member_name?: string | null;
  /**
     * The number of the author, who may edit the post, or null when the secretariat wrote it.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  member_pk: number | null;
}
