/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { TrendItem } from './trendItem.ts';

export interface TrendList {
  /** @maxItems 100 */
  trend: TrendItem[];
  /**
     * The number of all matching posts, including pinned ones, for the pagination.
     * @minimum 0
     * @maximum 2147483647
     */
  trend_count: number;
}
