/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { NoticeItem } from './noticeItem.ts';

export interface NoticeList {
  /** @maxItems 100 */
  notice: NoticeItem[];
  /**
     * The number of all matching posts, including pinned ones, for the pagination.
     * @minimum 0
     * @maximum 2147483647
     */
  notice_count: number;
}
