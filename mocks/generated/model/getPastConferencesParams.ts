/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

export type GetPastConferencesParams = {
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 2147483647
 */
page?: number;
/**
 * How many rows a page has.
 * @minimum 1
 * @maximum 100
 */
row?: number;
};
