/** A problem in a file of the content. Lines are counted from 1. */
export type Problem = { line: number; reason: string };

/** A file of the content has problems. The message has a line `path:line: reason` for each of them. */
export class ContentError extends Error {
  readonly path: string;
  readonly problems: readonly Problem[];

  constructor(path: string, problems: readonly Problem[]) {
    super(problems.map(({ line, reason }) => `${path}:${line}: ${reason}`).join('\n'));
    this.name = 'ContentError';
    this.path = path;
    this.problems = problems;
  }
}
