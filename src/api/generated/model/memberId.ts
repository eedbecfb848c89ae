/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * An ID that a member chooses, 6 to 20 letters and digits.
 * @minLength 6
 * @maxLength 20
 * @pattern ^[A-Za-z0-9]{6,20}$
 */
export type MemberId = string;
