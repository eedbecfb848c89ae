/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The postal address for the postal code, as the search service returns it.
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type Address = string;
