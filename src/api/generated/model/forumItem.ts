/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { PinnedMark } from './pinnedMark.ts';
import type { Pk } from './pk.ts';

export interface ForumItem {
  forum_pk: Pk;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 200
     */
  forum_title: string;
  /**
     * The number of times the post was opened. Null counts as 0.
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  forum_hit: number | null;
  /**
     * The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
     * @nullable
     */
  forum_enrollment_date: string | null;
  /**
     * The URL of a preview picture, which need not be an attached file, or null without one. It is the picture of this
     * post: no two posts of a board have the same URL. The website shows only pictures of its own origin.
     * @maxLength 1000
     * @nullable
     * @pattern ^(/|https://)
     */
  forum_image_url?: string | null;
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
  fixed_yn: PinnedMark | null;
  /**
     * The URL of the first attached file, which belongs to this post alone.
     * @maxLength 1000
     * @nullable
     * @pattern ^(/|https://)
     */
  file_path?: string | null;
}
