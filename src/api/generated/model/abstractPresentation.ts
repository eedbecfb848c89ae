/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A talk or a poster.
 */
export type AbstractPresentation = typeof AbstractPresentation[keyof typeof AbstractPresentation];


export const AbstractPresentation = {
  talk: '구두 발표',
  poster: '포스터 발표',
} as const;
