/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { NoticeItem } from './noticeItem.ts';

export interface NoticeList {
  /** @maxItems 100 */
  notice: NoticeItem[];
  /**
     * How many posts the search finds in all, pinned ones included; for the pages.
     * @minimum 0
     * @maximum 2147483647
     */
  notice_count: number;
}
