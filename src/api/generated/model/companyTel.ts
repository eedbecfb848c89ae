/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The workplace's telephone, digits only; empty where there is none.
 * @maxLength 11
 * @pattern ^\d{0,11}$
 */
export type CompanyTel = string;
