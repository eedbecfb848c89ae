/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export interface GalleryPost {
  gallery_pk: Pk;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 200
     */
  gallery_title: string;
  /**
     * HTML from the editor of the secretariat. It is not safe; the website sanitises it. Pictures of other origins become
     * links. Content that is nested too deeply or has too many elements is shown as text.
     * @maxLength 200000
     */
  gallery_content: string;
  /**
     * The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
     * @nullable
     */
  gallery_enrollment_date: string | null;
  /**
     * The number of times the post was opened. Null counts as 0.
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  gallery_hit: number | null;
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
}
