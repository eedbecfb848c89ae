/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Abstract } from './abstract.ts';
import type { TotalCount } from './totalCount.ts';

export interface AbstractList {
  /** @maxItems 100 */
  abstract: Abstract[];
  total_count: TotalCount;
}
