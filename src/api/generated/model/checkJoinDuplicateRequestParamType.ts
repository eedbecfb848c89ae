/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * What is checked; only the ID is.
 */
export type CheckJoinDuplicateRequestParamType = typeof CheckJoinDuplicateRequestParamType[keyof typeof CheckJoinDuplicateRequestParamType];


export const CheckJoinDuplicateRequestParamType = {
  id: 'id',
} as const;
