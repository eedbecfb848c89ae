/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export type FileDownloadParams = {
/**
 * The number of a file that is not personal.
 */
file_pk: Pk;
};
