/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * '중요' marks a pinned post, which comes before the others.
 * @nullable
 */
export type NewsletterItemFixedYn = typeof NewsletterItemFixedYn[keyof typeof NewsletterItemFixedYn] | null;


export const NewsletterItemFixedYn = {
  중요: '중요',
  일반: '일반',
} as const;
