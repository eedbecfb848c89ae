/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ErrorCode } from './errorCode.ts';

export interface ErrorDetail {
  code: ErrorCode;
  /**
     * For developers and logs. The website shows its own texts, chosen by the code.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}
