/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MbrRefNo } from './mbrRefNo.ts';

export interface PgApprovalCallbackRequest {
  mbrRefNo: MbrRefNo;
}
