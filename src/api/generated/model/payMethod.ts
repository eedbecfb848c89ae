/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The recorded and displayed payment method.
 */
export type PayMethod = typeof PayMethod[keyof typeof PayMethod];


export const PayMethod = {
  card: '카드결제',
  transfer: '무통장입금',
} as const;
