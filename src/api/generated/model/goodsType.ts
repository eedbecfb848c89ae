/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The annual fee or the registration fee.
 */
export type GoodsType = typeof GoodsType[keyof typeof GoodsType];


export const GoodsType = {
  annualFee: '연회비',
  registrationFee: '등록비',
} as const;
