/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The gender as sign-up sends it; the member's profile has m and f instead.
 */
export type GenderLabel = typeof GenderLabel[keyof typeof GenderLabel];


export const GenderLabel = {
  남: '남',
  여: '여',
} as const;
