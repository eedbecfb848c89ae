/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * How many rows there are on all pages.
 * @minimum 0
 * @maximum 2147483647
 */
export type TotalCount = number;
