/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * '중요' marks a pinned post, which comes before the others.
 * @nullable
 */
export type PinnedMark = typeof PinnedMark[keyof typeof PinnedMark] | null;


export const PinnedMark = {
  pinned: '중요',
  ordinary: '일반',
} as const;
