/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The number of the neighbouring record, or null at the end.
 * @minimum 1
 * @maximum 2147483647
 * @nullable
 */
export type Neighbour = number | null;
