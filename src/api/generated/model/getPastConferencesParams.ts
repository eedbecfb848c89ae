/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

export type GetPastConferencesParams = {
/**
 * The page number, starting at 1.
 * @minimum 1
 * @maximum 2147483647
 */
page?: number;
/**
 * The number of rows per page.
 * @minimum 1
 * @maximum 100
 */
row?: number;
};
