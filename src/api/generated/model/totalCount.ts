/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The number of rows on all pages.
 * @minimum 0
 * @maximum 2147483647
 */
export type TotalCount = number;
