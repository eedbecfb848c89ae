/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { NewsletterItem } from './newsletterItem.ts';

export interface NewsletterList {
  /** @maxItems 100 */
  newsletter: NewsletterItem[];
  /**
     * How many posts the search finds in all, pinned ones included; for the pages.
     * @minimum 0
     * @maximum 2147483647
     */
  newsletter_count: number;
}
