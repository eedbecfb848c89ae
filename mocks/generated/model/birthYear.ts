/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Four digits.
 * @maxLength 4
 * @pattern ^(19|20)\d{2}$
 */
export type BirthYear = string;
