/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The name of the workplace, or an empty text without one.
 * @maxLength 100
 */
export type CompanyName = string;
