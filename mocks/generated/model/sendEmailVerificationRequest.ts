/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Email } from './email.ts';

export interface SendEmailVerificationRequest {
  email: Email;
}
