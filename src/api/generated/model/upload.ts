/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The bytes of one file, at most 10 MB (10,485,760 bytes).
 * @maxLength 10485760
 */
export type Upload = Blob;
