/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { RegisterEligibility } from './registerEligibility.ts';

export interface CheckRegisterDuplicateSuccess {
  success: true;
  data: RegisterEligibility;
  /** @nullable */
  error: null;
}
