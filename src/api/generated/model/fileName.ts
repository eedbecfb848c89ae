/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The name of the uploaded file in Unicode NFC.
 * @minLength 1
 * @maxLength 255
 */
export type FileName = string;
