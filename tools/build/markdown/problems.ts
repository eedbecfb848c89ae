/** A problem in a file of the content. Lines are counted from 1. */
export type Problem = { line: number; reason: string };

/** A file of the content has problems. The message has a line `path:line: reason` for each of them. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(path: string, problems: readonly Problem[]) {
    const sorted = problems.toSorted((one, other) => one.line - other.line);
    super(sorted.map(({ line, reason }) => `${path}:${line}: ${reason}`).join('\n'));
  }
}
