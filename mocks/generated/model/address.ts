/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The address that belongs to the postal code, as the search service gives it.
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type Address = string;
