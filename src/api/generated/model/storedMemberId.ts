/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The ID of an account. Accepts more than sign-up, because accounts of an older site may have other IDs.
 * @minLength 1
 * @maxLength 100
 */
export type StoredMemberId = string;
