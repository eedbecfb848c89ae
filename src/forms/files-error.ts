import type { FieldValues } from 'react-hook-form';
import { collectFiles } from '#src/lib/files/collect-files.ts';
import { findUnreadableFiles } from '#src/lib/files/file-choice.ts';
import { findDisguisedFiles } from '#src/lib/files/file-kind.ts';
import { FormSubmitError } from './submit-errors.ts';

const problems = {
  unreadable: '읽을 수 없습니다. 옮기거나 바꾼 파일은 지우고 다시 첨부해 주세요.',
  disguised: '첨부할 수 없습니다. 내용이 파일 이름의 확장자와 다른 형식입니다. 지우고 올바른 파일을 첨부해 주세요.',
};

/** Creates an error for the upload fields with these files. */
function createFilesError(
  values: FieldValues,
  files: readonly File[],
  problem: keyof typeof problems,
): FormSubmitError {
  const fields = Object.entries(values).filter(([, value]) => collectFiles(value).some((file) => files.includes(file)));
  const names = files.map(({ name }) => `'${name}'`).join(', ');
  const text = `${names} 파일을 ${problems[problem]}`;
  return new FormSubmitError(Object.fromEntries(fields.map(([name]) => [name, text])));
}

/** Returns an error for the files of a form that cannot be read, or that begin like another kind; null if there are none. */
export async function findFilesError(values: FieldValues): Promise<FormSubmitError | null> {
  const files = collectFiles(values);
  const unreadable = await findUnreadableFiles(files);
  if (unreadable.length > 0) return createFilesError(values, unreadable, 'unreadable');
  const disguised = await findDisguisedFiles(files);
  return disguised.length > 0 ? createFilesError(values, disguised, 'disguised') : null;
}
