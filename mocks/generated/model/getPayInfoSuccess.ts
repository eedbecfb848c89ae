/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { PayGuide } from './payGuide.ts';

export interface GetPayInfoSuccess {
  success: true;
  data: PayGuide;
  /** @nullable */
  error: null;
}
