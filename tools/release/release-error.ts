/** A release that cannot be made or undone. The message is one line with the remedy. */
export class ReleaseError extends Error {}

const errnoOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

const errorPath = (error: unknown) =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';

/** Returns whether a call of the file system failed with this code (errno of POSIX). */
export const hasCode = (error: unknown, code: string): boolean => errnoOf(error) === code;

/**
 * Returns an error as one line that names the remedy.
 * @param folder the folder of the releases
 */
export function errorLine(error: unknown, folder: string): string {
  const code = errnoOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk of ${folder} is full. Free some space, then run the command again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `no permission to write to ${folder}${errorPath(error)}. Run the command as the owner of the folder.`;
  if (code === 'EXDEV')
    return `${folder} has folders on several file systems${errorPath(error)}. Keep releases and assets on one file system.`;
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').join(' ');
}
