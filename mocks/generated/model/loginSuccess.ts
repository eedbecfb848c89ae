/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginData } from './loginData.ts';

export interface LoginSuccess {
  success: true;
  data: LoginData;
  /** @nullable */
  error: null;
}
