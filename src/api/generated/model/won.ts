/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * An amount in won.
 * @minimum 0
 * @maximum 999999999
 */
export type Won = number;
