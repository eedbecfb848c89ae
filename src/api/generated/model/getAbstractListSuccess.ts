/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { AbstractList } from './abstractList.ts';

export interface GetAbstractListSuccess {
  success: true;
  data: AbstractList;
  /** @nullable */
  error: null;
}
