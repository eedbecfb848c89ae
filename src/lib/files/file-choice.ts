import '#src/lib/no-eval.ts';
import * as zod from 'zod/mini';
import { codePointLength } from '#src/lib/text/code-points.ts';

/** What a member chose in a file uploader: files to send, and numbers of files that are to go. */
export type FileChoice = { added: File[]; removed: number[] };

export const noFiles: FileChoice = { added: [], removed: [] };

/** The schema of such a choice, for the schema of a form. */
export const fileChoice = zod.object({
  added: zod.array(zod.instanceof(File)),
  removed: zod.array(zod.number()),
});

/** All files in a value, however deep. */
export function collectFiles(value: unknown): File[] {
  if (value instanceof File) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectFiles) : [];
}

/** What a file may be. Sizes and counts come from the contract's limits. */
export type FileLimits = {
  /** In bytes. */
  size: number;
  /** How many in all, those that are there already included. */
  count: number;
  /** Endings with their dot, in small letters ('.docx'); any where this is missing. */
  types?: readonly string[];
};

const maxNameLength = 255;
// What Windows, macOS or a server reads as part of a path, or as nothing at all.
const unsafeCharacters = /[/\\:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** The largest size that is taken, for people: '10MB', and '512KB' below one. @param bytes the limit */
export function sizeLimitText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)}KB` : `${Math.round((kilobytes / 1024) * 10) / 10}MB`;
}

const extensionOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Why a file can't be sent, or null. */
export function fileProblem(file: File, { size, types }: Pick<FileLimits, 'size' | 'types'>): string | null {
  if (codePointLength(file.name) > maxNameLength) return `파일 이름은 ${maxNameLength}자까지 가능합니다.`;
  if (file.name.trim() === '' || unsafeCharacters.test(file.name))
    return '파일 이름에 쓸 수 없는 문자가 있습니다. 이름을 바꾼 뒤 다시 첨부해 주세요.';
  if (types && !types.includes(extensionOf(file.name))) return `${types.join(', ')} 파일만 첨부할 수 있습니다.`;
  if (file.size === 0) return '내용이 없는 빈 파일입니다.';
  if (file.size > size) return `파일 크기는 ${sizeLimitText(size)}까지 가능합니다.`;
  return null;
}

/** A file that was refused, and why. */
export type RefusedFile = { name: string; reason: string };

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The file with its Korean name composed (NFC): macOS gives it taken apart, and other systems show the parts. */
const withComposedName = (file: File): File => {
  const name = file.name.normalize('NFC');
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
};

/**
 * Adds files to those that were chosen, as far as the limits allow.
 * @param kept how many are on the server and stay
 * @returns the files now chosen, and those that were refused
 */
export function addFiles(
  chosen: readonly File[],
  given: readonly File[],
  kept: number,
  limits: FileLimits,
): { files: File[]; refused: RefusedFile[] } {
  const files = [...chosen];
  const refused: RefusedFile[] = [];
  for (const file of given.map(withComposedName)) {
    const problem = fileProblem(file, limits);
    if (problem) refused.push({ name: file.name, reason: problem });
    else if (files.some((other) => isSameFile(other, file)))
      refused.push({ name: file.name, reason: '이미 첨부한 파일입니다.' });
    else if (files.length + kept >= limits.count)
      refused.push({ name: file.name, reason: `파일은 ${limits.count}개까지 첨부할 수 있습니다.` });
    else files.push(file);
  }
  return { files, refused };
}

/**
 * The chosen files that can't be read any more: moved, changed or deleted since (File API, section 4.1). Asked before
 * sending, as a request that breaks in the middle would look like a dead network.
 */
export async function findUnreadableFiles(files: readonly File[]): Promise<File[]> {
  const read = files.map((file) =>
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        ({ byteLength }) => byteLength === 1,
        () => false,
      ),
  );
  const readable = await Promise.all(read);
  return files.filter((_, index) => !readable[index]);
}

/** Each file's share of the bytes that were sent, 0 to 1: the parts of a form travel one after the other. */
export function uploadedShares(files: readonly File[], sent: number): number[] {
  let start = 0;
  return files.map(({ size }) => {
    const share = size === 0 ? 1 : Math.min(1, Math.max(0, (sent - start) / size));
    start += size;
    return share;
  });
}
