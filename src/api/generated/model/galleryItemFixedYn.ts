/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * '중요' marks a pinned post, which comes before the others.
 * @nullable
 */
export type GalleryItemFixedYn = typeof GalleryItemFixedYn[keyof typeof GalleryItemFixedYn] | null;


export const GalleryItemFixedYn = {
  중요: '중요',
  일반: '일반',
} as const;
