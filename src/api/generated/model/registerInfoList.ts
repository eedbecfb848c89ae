/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { RegisterInfo } from './registerInfo.ts';
import type { TotalCount } from './totalCount.ts';
import type { TransferInfo } from './transferInfo.ts';

export interface RegisterInfoList {
  /** @maxItems 100 */
  register_info: RegisterInfo[];
  total_count: TotalCount;
  transfer_info?: TransferInfo;
}
