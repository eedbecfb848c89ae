/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { FindMemberIdData } from './findMemberIdData.ts';

export interface FindMemberIdSuccess {
  success: true;
  data: FindMemberIdData;
  /** @nullable */
  error: null;
}
