/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The event's title in Korean.
 * @minLength 1
 * @maxLength 100
 */
export type ConferenceName = string;
