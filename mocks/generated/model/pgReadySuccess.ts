/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { PgReadyData } from './pgReadyData.ts';

export interface PgReadySuccess {
  success: true;
  data: PgReadyData;
  /** @nullable */
  error: null;
}
