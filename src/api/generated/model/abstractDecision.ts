/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * approve is shown as 선정, any other value as 미선정. It applies to talks only.
 */
export type AbstractDecision = typeof AbstractDecision[keyof typeof AbstractDecision];


export const AbstractDecision = {
  approve: 'approve',
  wait: 'wait',
  reject: 'reject',
} as const;
