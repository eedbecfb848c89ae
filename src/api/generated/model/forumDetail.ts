/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { File } from './file.ts';
import type { ForumPost } from './forumPost.ts';

export interface ForumDetail {
  forum: ForumPost;
  /** @maxItems 10 */
  forum_file: File[];
  /**
     * The number of the next older post of the board, or null at the end.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  prev_pk: number | null;
  /**
     * The number of the next newer post of the board, or null at the end.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  next_pk: number | null;
}
