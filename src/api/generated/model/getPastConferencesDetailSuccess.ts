/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GuideDetail } from './guideDetail.ts';

export interface GetPastConferencesDetailSuccess {
  success: true;
  data: GuideDetail;
  /** @nullable */
  error: null;
}
