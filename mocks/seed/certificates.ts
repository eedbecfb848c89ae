import type { Certificate } from '#mocks/store/records.ts';
import { CertificateStatus } from '#src/api/generated/model/certificateStatus.ts';
import { personalFiles } from './personal-files.ts';

/** The student certificates by member number. */
export const certificates: ReadonlyMap<number, Certificate> = new Map<number, Certificate>([
  [1025, { filePk: 5202, status: CertificateStatus.approved }],
  [1028, { filePk: 5203, status: CertificateStatus.rejected }],
  [1029, { filePk: 5201, status: CertificateStatus.pending }],
  [1030, { filePk: 5205, status: CertificateStatus.approved }],
  // The older site stored neither a file nor a status.
  [1101, { filePk: 5204, status: '' }],
]);

/** The files of the certificates. */
export const certificateFiles = personalFiles([
  [5201, '2025학년도 2학기 재학증명서.pdf', 148_532, '재학증명서', 'f4cd1757ff9e8604d505c4ccacec5280'],
  [5202, '재학증명서_이새봄.pdf', 96_210, '재학증명서', '5a1130e36e3c304b73590da6322c7255'],
  [5203, '학생증 사진.jpg', 2_310_144, '학생증', '1bc1000f53b666feecb83c501f87721f'],
  [5205, '재학증명서_송아라.pdf', 88_064, '재학증명서', '9f09cddacdb2e0c1c2c1a7eccffe9c88'],
]);
