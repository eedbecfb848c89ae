import type { StoredFile } from '#mocks/files/stored-file.ts';
import type { Certificate } from '#mocks/store/records.ts';
import { CertificateStatus } from '#src/api/generated/model/certificateStatus.ts';

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
export const certificateFiles: StoredFile[] = [
  {
    pk: 5201,
    name: '2025학년도 2학기 재학증명서.pdf',
    size: 148_532,
    title: '재학증명서',
    key: 'f4cd1757ff9e8604d505c4ccacec5280',
  },
  {
    pk: 5202,
    name: '재학증명서_이새봄.pdf',
    size: 96_210,
    title: '재학증명서',
    key: '5a1130e36e3c304b73590da6322c7255',
  },
  { pk: 5203, name: '학생증 사진.jpg', size: 2_310_144, title: '학생증', key: '1bc1000f53b666feecb83c501f87721f' },
  {
    pk: 5205,
    name: '재학증명서_송아라.pdf',
    size: 88_064,
    title: '재학증명서',
    key: '9f09cddacdb2e0c1c2c1a7eccffe9c88',
  },
];
