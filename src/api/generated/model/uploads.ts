/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Upload } from './upload.ts';

/**
 * Each file is a part of its own, named `file[0]`, `file[1]`, … on the wire; ten at most.
 * @maxItems 10
 */
export type Uploads = Upload[];
