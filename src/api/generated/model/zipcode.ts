/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A Korean postal code.
 * @maxLength 5
 * @pattern ^\d{5}$
 */
export type Zipcode = string;
