import type { UploadedFile } from '#mocks/http/handler-types.ts';
import { failureEnvelope } from '#mocks/http/reply.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { Db } from './db.ts';

/** Returns whether a file is empty. The mock does not check the content of files otherwise. */
export const hasEmptyFile = (files: UploadedFile[]): boolean => files.some(({ bytes }) => bytes.length === 0);

/** Returns the failure for empty files. */
export const emptyFileFailure = () => failureEnvelope(ErrorCode.fileRejected, '파일이 비어 있거나 손상되었습니다.');

/** Stores files that anyone may download by number (contract operation `fileDownload`) and returns their numbers. */
export function storePublicFiles(db: Db, files: UploadedFile[]): number[] {
  return files.map(({ name, bytes }) => {
    const pk = db.numbers.next('files');
    db.files.put(pk, { pk, name, size: bytes.length, title: name, bytes });
    return pk;
  });
}

/** Returns 128 random bits in hexadecimal digits. */
const newFileKey = () => crypto.randomUUID().replaceAll('-', '');

/** Stores personal files, each with an unguessable key, and returns their numbers. */
export function storePersonalFiles(db: Db, files: UploadedFile[]): number[] {
  return files.map(({ name, bytes }) => {
    const pk = db.numbers.next('files');
    db.files.put(pk, { pk, name, size: bytes.length, title: name, bytes, key: newFileKey() });
    return pk;
  });
}
