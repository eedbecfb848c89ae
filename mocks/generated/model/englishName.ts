/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The member's name in Latin letters; not blank.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type EnglishName = string;
