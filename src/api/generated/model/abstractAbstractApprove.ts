/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * approve is shown as 선정, any other value as 미선정. It applies to talks only.
 */
export type AbstractAbstractApprove = typeof AbstractAbstractApprove[keyof typeof AbstractAbstractApprove];


export const AbstractAbstractApprove = {
  approve: 'approve',
  wait: 'wait',
  reject: 'reject',
} as const;
