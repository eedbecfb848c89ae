/** Ends the whole run: the server stopped responding, or a limit of the run is reached. */
export class RunAborted extends Error {
  /** True when the run ended as requested (`--findings`), so its result is not inconclusive. */
  readonly isConclusive: boolean;

  constructor(message: string, isConclusive = false) {
    super(message);
    this.isConclusive = isConclusive;
  }
}
