/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The name of the member in Latin letters. Not blank.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type EnglishName = string;
