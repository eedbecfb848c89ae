/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The gender in the notation of sign-up. The profile has m and f instead.
 */
export type GenderLabel = typeof GenderLabel[keyof typeof GenderLabel];


export const GenderLabel = {
  male: '남',
  female: '여',
} as const;
