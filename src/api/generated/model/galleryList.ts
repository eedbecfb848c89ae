/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GalleryItem } from './galleryItem.ts';

export interface GalleryList {
  /** @maxItems 100 */
  gallery: GalleryItem[];
  /**
     * How many posts the search finds in all, pinned ones included; for the pages.
     * @minimum 0
     * @maximum 2147483647
     */
  gallery_count: number;
}
