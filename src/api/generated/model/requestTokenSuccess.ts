/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { RequestTokenData } from './requestTokenData.ts';

export interface RequestTokenSuccess {
  success: true;
  data: RequestTokenData;
  /** @nullable */
  error: null;
}
