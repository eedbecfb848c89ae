/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { NewsletterItem } from './newsletterItem.ts';

export interface NewsletterList {
  /** @maxItems 100 */
  newsletter: NewsletterItem[];
  /**
     * The number of all matching posts, including pinned ones, for the pagination.
     * @minimum 0
     * @maximum 2147483647
     */
  newsletter_count: number;
}
