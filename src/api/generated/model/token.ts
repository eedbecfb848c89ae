/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Opaque to the website. It travels in a header, so it holds visible ASCII characters only.
 * @minLength 8
 * @maxLength 4096
 * @pattern ^[\x21-\x7E]+$
 */
export type Token = string;
