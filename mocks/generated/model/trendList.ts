/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { TrendItem } from './trendItem.ts';

export interface TrendList {
  /** @maxItems 100 */
  trend: TrendItem[];
  /**
     * How many posts the search finds in all, pinned ones included; for the pages.
     * @minimum 0
     * @maximum 2147483647
     */
  trend_count: number;
}
