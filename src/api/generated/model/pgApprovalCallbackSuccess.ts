/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { PgApproval } from './pgApproval.ts';

export interface PgApprovalCallbackSuccess {
  success: true;
  data: PgApproval;
  /** @nullable */
  error: null;
}
