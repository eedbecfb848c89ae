/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Upload } from './upload.ts';

export interface EnrollStudentCertificateRequest {
  file: Upload;
}
