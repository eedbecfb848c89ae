/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The workplace's name; empty where there is none.
 * @maxLength 100
 */
export type CompanyName = string;
