/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { StudentCertificate } from './studentCertificate.ts';

export interface GetStudentCertificateSuccess {
  success: true;
  data: StudentCertificate;
  /** @nullable */
  error: null;
}
