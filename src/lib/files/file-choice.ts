import { codePointLength } from '#src/lib/text/code-points.ts';

/** The files that a member chose in a file uploader: files to send, and numbers of files to remove from the server. */
export type FileChoice = { added: File[]; removed: number[] };

export const noFiles: FileChoice = { added: [], removed: [] };

/** The limits of an upload. They come from the contract. */
export type FileLimits = {
  /** The maximum size of one file, in bytes. */
  size: number;
  /** The maximum number of files, including the files on the server. */
  count: number;
  /** The maximum length of a file name, in code points. */
  nameLength: number;
  /** The allowed extensions with their dot, in lower case ('.docx'). All extensions are allowed if it is missing. */
  types?: readonly string[];
};

// Characters that Windows, macOS or a server interprets as part of a path, and invisible characters.
const unsafeCharacters = /[/\\:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Formats a size limit: '10MB', or '512KB' below 1 MB. @param bytes the limit */
export function sizeLimitText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)}KB` : `${Math.round((kilobytes / 1024) * 10) / 10}MB`;
}

/** Returns the extension of a file name with its dot, in lower case. */
export const extensionOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Returns the Korean message if a file cannot be sent; null if it can. */
export function fileProblem(file: File, { size, nameLength, types }: Omit<FileLimits, 'count'>): string | null {
  if (codePointLength(file.name) > nameLength) return `파일 이름은 ${nameLength}자까지 가능합니다.`;
  if (file.name.trim() === '' || unsafeCharacters.test(file.name))
    return '파일 이름에 쓸 수 없는 문자가 있습니다. 이름을 바꾼 뒤 다시 첨부해 주세요.';
  if (types && !types.includes(extensionOf(file.name))) return `${types.join(', ')} 파일만 첨부할 수 있습니다.`;
  if (file.size === 0) return '내용이 없는 빈 파일입니다.';
  if (file.size > size) return `파일 크기는 ${sizeLimitText(size)}까지 가능합니다.`;
  return null;
}

/** The name of a refused file and the reason in Korean. */
export type RefusedFile = { name: string; reason: string };

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Composes the Korean in a file name (NFC). macOS decomposes it, and other systems show the separate letters. */
const withComposedName = (file: File): File => {
  const name = file.name.normalize('NFC');
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
};

/**
 * Adds files to the chosen files, as far as the limits allow.
 * @param chosen the files that are already chosen
 * @param given the files to add
 * @param kept the number of files on the server that are not removed
 * @returns all chosen files, and the refused files with their reasons
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
 * Returns the chosen files that cannot be read, because they were moved, changed or deleted (File API, section 4.1).
 * Call it before an upload: an unreadable file interrupts the request, which then looks like a network error.
 */
export async function findUnreadableFiles(files: readonly File[]): Promise<File[]> {
  const reads = files.map((file) =>
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        ({ byteLength }) => byteLength === 1,
        () => false,
      ),
  );
  const readable = await Promise.all(reads);
  return files.filter((_, index) => !readable[index]);
}

/** Returns the sent share of each file, 0 to 1. The parts of a multipart form are sent one after the other. */
export function uploadedShares(files: readonly File[], sentBytes: number): number[] {
  let start = 0;
  return files.map(({ size }) => {
    const share = size === 0 ? 1 : Math.min(1, Math.max(0, (sentBytes - start) / size));
    start += size;
    return share;
  });
}
