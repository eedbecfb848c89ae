/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The postal address of the workplace, or its building and room, or an empty text without one.
 * @maxLength 200
 */
export type CompanyAddress = string;
