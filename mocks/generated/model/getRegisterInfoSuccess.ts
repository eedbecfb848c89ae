/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { RegisterInfoList } from './registerInfoList.ts';

export interface GetRegisterInfoSuccess {
  success: true;
  data: RegisterInfoList;
  /** @nullable */
  error: null;
}
