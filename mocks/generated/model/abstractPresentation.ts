/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A talk or a poster.
 */
export type AbstractPresentation = typeof AbstractPresentation[keyof typeof AbstractPresentation];


export const AbstractPresentation = {
  구두_발표: '구두 발표',
  포스터_발표: '포스터 발표',
} as const;
