import type { Db } from './db';
import type { UploadedFile } from './operation';
import { failure } from './reply';

/** A file of nothing says nothing. What a file holds is not looked at otherwise. */
export const isUnusable = (files: UploadedFile[]): boolean => files.some(({ bytes }) => bytes.length === 0);

/** The answer to it. */
export const fileRejected = () => failure('47', '파일이 비어 있거나 손상되었습니다.');

/** Keeps the files that came with a form, and gives their numbers. */
export function keepFiles(db: Db, files: UploadedFile[]): number[] {
  return files.map(({ name, bytes }) => {
    const pk = db.numbers.next('files');
    db.files.put(pk, { pk, name, size: bytes.length, title: name, bytes });
    return pk;
  });
}
