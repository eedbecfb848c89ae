/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * 1 to 12.
 * @maxLength 2
 * @pattern ^(0?[1-9]|1[0-2])$
 */
export type BirthMonth = string;
