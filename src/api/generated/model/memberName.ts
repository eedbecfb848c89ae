/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The name of the member. Not blank.
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type MemberName = string;
