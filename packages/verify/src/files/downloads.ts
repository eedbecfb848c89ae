import type { FieldsOf, SuccessData } from '#verify/exchange.ts';
import type { Runner } from '#verify/run/runner.ts';
import { checkFileAddress, checkSameBytes } from './addressed-file.ts';

/** A file of a post, as the contract describes it. */
export type FileRecord = FieldsOf<SuccessData<'getPastConferencesDetail'>['conferences']['file'][number]>;

/** The largest record number that the contract allows (schema Pk). */
const largestPk = 2_147_483_647;

/**
 * Returns the file name in a `Content-Disposition` header: `filename*` in UTF-8, which RFC 6266 prefers, or `filename`.
 * @returns null when the header has no file name, or its encoding is invalid
 */
export function fileNameInHeader(header: string | null): string | null {
  const extended = /filename\*\s*=\s*UTF-8'[\w-]*'([^;\s]+)/i.exec(header ?? '')?.[1];
  if (!extended) return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1] ?? null;
  try {
    return decodeURIComponent(extended);
  } catch {
    return null;
  }
}

/** Downloads a file and checks its size and name against its record. Returns the bytes. */
export async function checkDownload(runner: Runner, file: FileRecord): Promise<Uint8Array> {
  const query = { file_pk: Number(file.file_pk) };
  const { response } = (await runner.requestOutcome('fileDownload', { query }, 'file')).exchange;
  const bytes = response?.bytes ?? new Uint8Array();
  runner.checkEqual(bytes.length, file.file_size, 'bytes', 'the size of the download differs from file_size');
  const disposition = response?.headers.get('Content-Disposition') ?? 'no header';
  const pointer = 'header Content-Disposition';
  const missing = 'the header Content-Disposition has no filename* (RFC 6266)';
  const violation = { rule: 'file-name', message: missing, pointer, expected: "filename*=UTF-8''…" };
  runner.check(/filename\*\s*=/i.test(disposition), { ...violation, actual: disposition });
  const message = 'the name of the download differs from file_original_name';
  runner.checkEqual(fileNameInHeader(disposition), file.file_original_name, 'file-name', message, pointer);
  return bytes;
}

/** Checks that the URL and the download of each file of a record give the same bytes. Returns the downloads. */
export function checkFilesOfRecord(runner: Runner, files: FileRecord[]): Promise<Uint8Array[]> {
  const numbers = files.map((file) => file.file_pk);
  runner.checkEqual(new Set(numbers).size, numbers.length, 'same-record', 'a record has the same file twice');
  return runner.runAtOnce(files, async (part, file) => {
    const linked = await checkFileAddress(part, file.file_path);
    const bytes = await checkDownload(part, file);
    if (linked) checkSameBytes(part, linked, bytes, 'the file at its URL');
    return bytes;
  });
}

/** Checks that a guest cannot download a personal file by numbers (`file_pk`). */
export async function checkNotServedByNumber(
  runner: Runner,
  numbers: Iterable<number>,
  bytes: Uint8Array,
  fileLabel: string,
) {
  const message = `a guest can download ${fileLabel} by its number (file_pk)`;
  const texts = { message, expected: 'code 44', actual: `the ${bytes.length} bytes of the file` };
  for (const file_pk of numbers) {
    if (file_pk < 1 || file_pk > largestPk) continue;
    const { exchange } = await runner.requestOutcome('fileDownload', { query: { file_pk } }, 'notFound', 'file');
    const isOther = Buffer.compare(exchange.response?.bytes ?? new Uint8Array(), bytes) !== 0;
    runner.check(isOther, { rule: 'personal-file', ...texts });
  }
}

/** Returns the numbers in a path, each of which may be that of the file. */
export const numbersInPath = (path: string): Set<number> => new Set((path.match(/\d+/g) ?? []).map(Number));
