/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MbrRefNo } from './mbrRefNo.ts';
import type { PgReadyUrls } from './pgReadyUrls.ts';

export interface PgReadyData {
  mbrRefNo: MbrRefNo;
  data: PgReadyUrls;
}
