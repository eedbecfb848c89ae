/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ForumItem } from './forumItem.ts';

export interface ForumList {
  /** @maxItems 100 */
  forum: ForumItem[];
  /**
     * The number of all matching posts, including pinned ones, for the pagination.
     * @minimum 0
     * @maximum 2147483647
     */
  forum_count: number;
}
