import type { UploadedFile } from '#mocks/http/handler-types.ts';
import { failureEnvelope } from '#mocks/http/reply.ts';
import type { Db } from './db.ts';

/** A file of nothing says nothing. What a file holds is not looked at otherwise. */
export const hasEmptyFile = (files: UploadedFile[]): boolean => files.some(({ bytes }) => bytes.length === 0);

/** The answer to it. */
export const emptyFileFailure = () => failureEnvelope('47', '파일이 비어 있거나 손상되었습니다.');

/** Keeps files that anyone may download by their number (contract: fileDownload). Gives their numbers. */
export function storePublicFiles(db: Db, files: UploadedFile[]): number[] {
  return files.map(({ name, bytes }) => {
    const pk = db.numbers.next('files');
    db.files.put(pk, { pk, name, size: bytes.length, title: name, bytes });
    return pk;
  });
}

/** 128 random bits in hexadecimal digits. */
const newFileKey = () => crypto.randomUUID().replaceAll('-', '');

/** Keeps files of a person, each with a key that nobody can guess. Gives their numbers. */
export function storePersonalFiles(db: Db, files: UploadedFile[]): number[] {
  return files.map(({ name, bytes }) => {
    const pk = db.numbers.next('files');
    db.files.put(pk, { pk, name, size: bytes.length, title: name, bytes, key: newFileKey() });
    return pk;
  });
}
