/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GuideItem } from './guideItem.ts';
import type { TotalCount } from './totalCount.ts';

export interface GuideList {
  /** @maxItems 100 */
  conferences: GuideItem[];
  total_count: TotalCount;
}
