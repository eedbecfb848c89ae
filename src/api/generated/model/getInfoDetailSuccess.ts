/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { BoardDetail } from './boardDetail.ts';

export interface GetInfoDetailSuccess {
  success: true;
  data: BoardDetail;
  /** @nullable */
  error: null;
}
