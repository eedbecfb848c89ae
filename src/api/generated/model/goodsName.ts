/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * '{YYYY}년도 연회비' for the annual fee, the event's title for the registration fee.
 * @minLength 1
 * @maxLength 100
 */
export type GoodsName = string;
