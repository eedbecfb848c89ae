/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { VerificationCode } from './verificationCode.ts';

export interface VerifyCodeRequest {
  email: Email;
  code: VerificationCode;
}
