/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The workplace's postal code; empty where there is none.
 * @maxLength 5
 * @pattern ^(\d{5})?$
 */
export type CompanyZipcode = string;
