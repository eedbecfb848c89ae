/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Opaque to the website. It is sent in a header, so it contains only visible ASCII characters.
 * @minLength 8
 * @maxLength 4096
 * @pattern ^[\x21-\x7E]+$
 */
export type Token = string;
