/** What is wrong in a file of the content, and at which line of it. */
export type Problem = { line: number; reason: string };

/** A file of the content that can't be built. Its message has a line `path:line: reason` for each problem. */
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
