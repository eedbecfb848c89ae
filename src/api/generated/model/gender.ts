/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * m is 남, f is 여.
 */
export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  male: 'm',
  female: 'f',
} as const;
