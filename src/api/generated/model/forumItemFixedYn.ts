/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * '중요' marks a pinned post, which comes before the others.
 * @nullable
 */
export type ForumItemFixedYn = typeof ForumItemFixedYn[keyof typeof ForumItemFixedYn] | null;


export const ForumItemFixedYn = {
  중요: '중요',
  일반: '일반',
} as const;
