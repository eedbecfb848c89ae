/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ForumItem } from './forumItem.ts';

export interface ForumList {
  /** @maxItems 100 */
  forum: ForumItem[];
  /**
     * How many posts the search finds in all, pinned ones included; for the pages.
     * @minimum 0
     * @maximum 2147483647
     */
  forum_count: number;
}
