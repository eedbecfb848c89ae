/** The run cannot go on: the server is gone, refuses for its rate limit, or a limit of the run itself is reached. */
export class Halt extends Error {
  /** Whether enough was known by then, so that the end is no lack. */
  readonly enough: boolean;

  constructor(message: string, enough = false) {
    super(message);
    this.enough = enough;
  }
}
