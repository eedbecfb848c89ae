/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A password that a member chooses, 6 to 20 letters, digits and the characters !@#$%^&*()-_+=.
 * @minLength 6
 * @maxLength 20
 * @pattern ^[A-Za-z0-9!@#$%^&*()\-_+=]{6,20}$
 */
export type NewPassword = string;
