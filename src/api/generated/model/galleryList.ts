/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GalleryItem } from './galleryItem.ts';

export interface GalleryList {
  /** @maxItems 100 */
  gallery: GalleryItem[];
  /**
     * The number of all matching posts, including pinned ones, for the pagination.
     * @minimum 0
     * @maximum 2147483647
     */
  gallery_count: number;
}
