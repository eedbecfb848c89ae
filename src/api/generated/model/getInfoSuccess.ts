/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { BoardList } from './boardList.ts';

export interface GetInfoSuccess {
  success: true;
  data: BoardList;
  /** @nullable */
  error: null;
}
