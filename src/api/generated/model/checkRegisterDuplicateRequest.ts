/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ConferenceName } from './conferenceName.ts';

export interface CheckRegisterDuplicateRequest {
  goods_name: ConferenceName;
}
