/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The workplace's address, or its building and room; empty where there is none.
 * @maxLength 200
 */
export type CompanyAddress = string;
