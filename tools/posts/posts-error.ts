/** A reason why no posts can be written, as one line with its remedy. */
export class PostsError extends Error {}

/** Returns whether an error is one of the file system. */
export const isFileError = (error: unknown): boolean =>
  error instanceof Error && typeof Reflect.get(error, 'syscall') === 'string';

/** Returns the line about an error of the file system, or about another error. */
export function messageOfError(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk of ${folder} is full. Free some space, then run it again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `no permission to write to ${folder}. Run the command as the owner of the folder.`;
  return error.message;
}
