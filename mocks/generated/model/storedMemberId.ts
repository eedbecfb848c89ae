/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The ID of an account. Accepts more than sign-up does, as an account of an older site may need it.
 * @minLength 1
 * @maxLength 100
 */
export type StoredMemberId = string;
