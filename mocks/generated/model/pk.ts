/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The number of a stored record.
 * @minimum 1
 * @maximum 2147483647
 */
export type Pk = number;
