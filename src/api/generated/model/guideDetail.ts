/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Guide } from './guide.ts';
import type { Neighbour } from './neighbour.ts';

export interface GuideDetail {
  conferences: Guide;
  /** The next older guide, null at the end. */
  prev_pk: Neighbour | null;
  /** The next newer guide, null at the end. */
  next_pk: Neighbour | null;
}
