/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The code from the email, six digits. Any other text counts as a wrong code.
 * @minLength 1
 * @maxLength 20
 */
export type VerificationCode = string;
