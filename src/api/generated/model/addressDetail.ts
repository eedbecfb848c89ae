/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Building, floor and room. Not blank.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type AddressDetail = string;
