/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * approve is 선정, anything else 미선정. It counts for talks only.
 */
export type AbstractAbstractApprove = typeof AbstractAbstractApprove[keyof typeof AbstractAbstractApprove];


export const AbstractAbstractApprove = {
  approve: 'approve',
  wait: 'wait',
  reject: 'reject',
} as const;
