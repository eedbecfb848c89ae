/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * 1 to 31. A day that does not exist in its month gives status 400.
 * @maxLength 2
 * @pattern ^(0?[1-9]|[12]\d|3[01])$
 */
export type BirthDay = string;
