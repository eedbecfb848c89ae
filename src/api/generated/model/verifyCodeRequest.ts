/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Email } from './email.ts';

export interface VerifyCodeRequest {
  email: Email;
  /**
     * The code from the email, six digits. Any other text counts as a wrong code.
     * @minLength 1
     * @maxLength 20
     */
  code: string;
}
