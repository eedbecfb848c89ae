/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Upload } from './upload.ts';

/**
 * Each file is a separate multipart part, named `file[0]`, `file[1]`, …. At most ten files.
 * @maxItems 10
 */
export type Uploads = Upload[];
