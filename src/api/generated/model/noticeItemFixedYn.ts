/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * '중요' marks a pinned post, which comes before the others.
 * @nullable
 */
export type NoticeItemFixedYn = typeof NoticeItemFixedYn[keyof typeof NoticeItemFixedYn] | null;


export const NoticeItemFixedYn = {
  중요: '중요',
  일반: '일반',
} as const;
