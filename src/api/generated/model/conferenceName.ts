/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The title of the event in Korean.
 * @minLength 1
 * @maxLength 100
 */
export type ConferenceName = string;
