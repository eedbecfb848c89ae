import { fileNameMaxLength, uploadConferenceAbstractFileKinds, uploadMaxLength } from '#src/api/generated/constants.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { replaceOldVersion } from '#src/lib/browser/new-version.ts';
import { addFiles } from '#src/lib/files/file-choice.ts';
import { abstractTexts, wordProblemText } from './abstract-texts.ts';

/** The check of Word documents. Only visitors who choose a file need it and the package that reads ZIP archives. */
const wordCheck = lazyCode(async () => (await import('#src/lib/files/word-file.ts')).findWordProblem);

/** Starts to load the check of the file. A failure is shown after a file was chosen. */
export const preloadFileCheck = () => void wordCheck.preload().catch(() => undefined);

/** The limits for the file of an abstract. */
export const abstractLimits = {
  size: uploadMaxLength,
  count: 1,
  nameLength: fileNameMaxLength,
  types: uploadConferenceAbstractFileKinds,
} as const;

/** The file to send, or the error message of a rejected file. */
export type FileCheckResult = { file: File } | { problem: string };

/**
 * Checks the content of a selected file before the upload. The result is a copy in memory, so that the upload works
 * even if the original file is changed or deleted. If the code of the check fails to load, the next file requests it
 * again.
 */
export async function checkAbstractFile(selectedFile: File): Promise<FileCheckResult> {
  const { files, refused } = addFiles([], [selectedFile], 0, abstractLimits);
  const [file] = files;
  if (!file) return { problem: refused[0]?.reason ?? abstractTexts.noFile };
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: abstractTexts.unreadable };
  }
  let findWordProblem: Awaited<ReturnType<typeof wordCheck.preload>>;
  try {
    findWordProblem = await wordCheck.preload();
  } catch {
    replaceOldVersion({ loses: 'page' });
    return { problem: abstractTexts.checkNotLoaded };
  }
  const problem = await findWordProblem(file.name, bytes);
  return problem ? { problem: wordProblemText(problem) } : { file: new File([bytes], file.name, { type: file.type }) };
}
