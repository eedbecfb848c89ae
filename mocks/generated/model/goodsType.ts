/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The annual fee or the registration fee.
 */
export type GoodsType = typeof GoodsType[keyof typeof GoodsType];


export const GoodsType = {
  연회비: '연회비',
  등록비: '등록비',
} as const;
