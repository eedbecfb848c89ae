/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { CertificateStatus } from './certificateStatus.ts';

export interface StudentCertificate {
  /**
     * The number of the file, or null without a certificate. `fileDownload` does not serve it.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  file_pk: number | null;
  /**
     * @maxLength 255
     * @nullable
     */
  file_name: string | null;
  /**
     * The size in bytes.
     * @minimum 0
     * @maximum 104857600
     * @nullable
     */
  file_size: number | null;
  member_student_certificate_yn: CertificateStatus;
}
