/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { AnnualFeePaid } from './annualFeePaid.ts';

export interface GetAnnualFeePaidSuccess {
  success: true;
  data: AnnualFeePaid;
  /** @nullable */
  error: null;
}
