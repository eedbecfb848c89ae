import type { UploadedFile } from '#mocks/http/handler-types.ts';
import { failureEnvelope } from '#mocks/http/reply.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { Db } from './db.ts';

/** The beginnings of kinds of files in Latin-1, and the names that such files may have. Programs and pages have none. */
const beginnings: readonly (readonly [RegExp, RegExp])[] = [
  [/^(MZ[\s\S]{0,14}\0|.ELF|#!|(\xef\xbb\xbf)?\s*<(\?xml|svg|script|html|!doctype))/i, /^$/],
  [/^%PDF-/, /pdf$/i],
  [/^(\x89PNG|\xff\xd8\xff|GIF8)/, /(png|jpe?g|gif)$/i],
  [/^PK[^ -~]{2}/, /(zip|(doc|xls|ppt|hwp)x)$/i],
  [/^\xd0\xcf.\xe0/, /(hwp|(doc|xls|ppt)x?)$/i],
];

/**
 * Returns the failure for files that the operation does not accept: empty ones, and those of other kinds.
 * @param kinds the accepted extensions with their dot, in lower case
 * @returns null if all files are accepted
 */
export function rejectedFileFailure(files: UploadedFile[], kinds: readonly string[]) {
  const isRejected = ({ name, bytes }: UploadedFile) => {
    const start = String.fromCharCode(...bytes.subarray(0, 64));
    const isDisguised = beginnings.some(([pattern, names]) => pattern.test(start) && !names.test(name));
    return bytes.length === 0 || !kinds.some((kind) => name.toLowerCase().endsWith(kind)) || isDisguised;
  };
  return files.some(isRejected)
    ? failureEnvelope(ErrorCode.fileRejected, `파일이 비어 있거나 ${kinds.join(', ')} 형식이 아닙니다.`)
    : null;
}

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
