import { uploadConferenceAbstractBodyAbstractFileMax } from '#src/api/generated/limits/conference.ts';
import { addFiles } from '#src/lib/files/file-choice.ts';
import { findWordProblem } from '#src/lib/files/word-file.ts';
import { abstractTexts, wordProblemText } from './abstract-texts.ts';

/** What the file of an abstract may be; its size is the contract's. */
export const abstractLimits = {
  size: uploadConferenceAbstractBodyAbstractFileMax,
  count: 1,
  types: ['.doc', '.docx'],
} as const;

/** The file that will be sent, or why none will. */
export type Looked = { file: File } | { problem: string };

/**
 * Looks into a chosen file before anything is sent. What was looked into is kept as it was, so that a file that is
 * changed or deleted afterwards is sent all the same.
 */
export async function lookIntoFile(chosen: File): Promise<Looked> {
  const { files, refused } = addFiles([], [chosen], 0, abstractLimits);
  const [file] = files;
  if (!file) return { problem: refused[0]?.reason ?? abstractTexts.noFile };
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: abstractTexts.unreadable };
  }
  const problem = findWordProblem(file.name, bytes);
  return problem ? { problem: wordProblemText(problem) } : { file: new File([bytes], file.name, { type: file.type }) };
}
