/** A reason why no posts can be written, as one line with its remedy. */
export class PostsError extends Error {}

/** Returns the line about an error of the file system that has a remedy, or null. */
export function fileProblem(error: unknown, folder: string): string | null {
  const code: unknown = Reflect.get(Object(error), 'code');
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk of ${folder} is full. Free some space, then run it again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `no permission to write to ${folder}. Run the command as the owner of the folder.`;
  return null;
}
