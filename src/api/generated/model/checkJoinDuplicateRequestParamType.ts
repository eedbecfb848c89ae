/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The value to check. Only IDs can be checked.
 */
export type CheckJoinDuplicateRequestParamType = typeof CheckJoinDuplicateRequestParamType[keyof typeof CheckJoinDuplicateRequestParamType];


export const CheckJoinDuplicateRequestParamType = {
  id: 'id',
} as const;
