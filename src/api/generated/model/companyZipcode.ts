/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The postal code of the workplace, or an empty text without one.
 * @maxLength 5
 * @pattern ^(\d{5})?$
 */
export type CompanyZipcode = string;
