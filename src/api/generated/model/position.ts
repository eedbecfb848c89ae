/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A position that the website offers, a custom position, or an empty text without one.
 * @maxLength 50
 */
export type Position = string;
