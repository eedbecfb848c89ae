/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A mobile number, digits only.
 * @minLength 10
 * @maxLength 11
 * @pattern ^\d{10,11}$
 */
export type Cell = string;
