/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export type FileDownloadParams = {
/**
 * The number of a public file.
 */
file_pk: Pk;
};
