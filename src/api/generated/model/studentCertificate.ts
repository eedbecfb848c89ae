/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { StudentCertificateMemberStudentCertificateYn } from './studentCertificateMemberStudentCertificateYn.ts';

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
  /**
     * The displayed status. 'false' and an empty text display nothing. '인증 대기' awaits review by the secretariat,
     * '인증 완료' makes the member a student member, '인증 실패' was rejected.
     */
  member_student_certificate_yn: StudentCertificateMemberStudentCertificateYn;
}
