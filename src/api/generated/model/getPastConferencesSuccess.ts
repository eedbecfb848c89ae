/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { GuideList } from './guideList.ts';

export interface GetPastConferencesSuccess {
  success: true;
  data: GuideList;
  /** @nullable */
  error: null;
}
