/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The local part, an @ and the domain.
 * @maxLength 254
 */
export type Email = string;
