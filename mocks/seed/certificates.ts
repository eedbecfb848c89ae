import type { StoredFile } from '../files/stored';
import type { Certificate } from '../records';

/** The student certificates by the number of their member. */
export const certificates: ReadonlyMap<number, Certificate> = new Map<number, Certificate>([
  [1025, { filePk: 5202, status: '인증 완료' }],
  [1028, { filePk: 5203, status: '인증 실패' }],
  [1029, { filePk: 5201, status: '인증 대기' }],
  [1030, { filePk: 5205, status: '인증 완료' }],
  // The older site kept no file and no status.
  [1101, { filePk: 5204, status: '' }],
]);

/** The files of the certificates. */
export const certificateFiles: StoredFile[] = [
  { pk: 5201, name: '2025학년도 2학기 재학증명서.pdf', size: 148_532, title: '재학증명서' },
  { pk: 5202, name: '재학증명서_이새봄.pdf', size: 96_210, title: '재학증명서' },
  { pk: 5203, name: '학생증 사진.jpg', size: 2_310_144, title: '학생증' },
  { pk: 5205, name: '재학증명서_송아라.pdf', size: 88_064, title: '재학증명서' },
];
