/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { Uploads } from './uploads.ts';

export interface SaveInquiryRequest {
  /**
     * Not blank.
     * @minLength 1
     * @maxLength 20
     * @pattern \S
     */
  inquiry_name: string;
  inquiry_email: Email;
  /**
     * Digits only.
     * @maxLength 11
     * @pattern ^\d{1,11}$
     */
  inquiry_cell: string;
  /**
     * Not blank.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  inquiry_title: string;
  /**
     * Plain text, not blank. A line break counts as one character, although a form sends it as two.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  inquiry_content: string;
  file?: Uploads;
}
