/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * One of the positions that the website offers, or what the member typed instead; empty where there is none.
 * @maxLength 50
 */
export type Position = string;
