/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { StudentCertificateMemberStudentCertificateYn } from './studentCertificateMemberStudentCertificateYn.ts';

export interface StudentCertificate {
  /**
     * The number of the file, null where none was uploaded. `fileDownload` does not serve it.
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
     * Bytes.
     * @minimum 0
     * @maximum 104857600
     * @nullable
     */
  file_size: number | null;
  /**
     * The status as it is shown; 'false' and an empty text show nothing. '인증 대기' waits for the secretariat,
     * '인증 완료' makes a student member, '인증 실패' was refused.
     */
  member_student_certificate_yn: StudentCertificateMemberStudentCertificateYn;
}
