/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ErrorDetail } from './errorDetail.ts';

/**
 * The envelope of a failure.
 */
export interface Failure {
  success: false;
  /**
     * Always null in a failure.
     * @nullable
     */
  data: null;
  error: ErrorDetail;
}
