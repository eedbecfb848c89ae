/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * '중요' is a pinned post; it stands before the others.
 * @nullable
 */
export type NewsletterItemFixedYn = typeof NewsletterItemFixedYn[keyof typeof NewsletterItemFixedYn] | null;


export const NewsletterItemFixedYn = {
  중요: '중요',
  일반: '일반',
} as const;
