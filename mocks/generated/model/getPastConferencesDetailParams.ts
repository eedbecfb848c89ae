/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export type GetPastConferencesDetailParams = {
/**
 * The number of the guide.
 */
guide_pk: Pk;
};
