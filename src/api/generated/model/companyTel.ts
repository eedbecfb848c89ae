/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The telephone number of the workplace, digits only, or an empty text without one.
 * @maxLength 11
 * @pattern ^\d{0,11}$
 */
export type CompanyTel = string;
