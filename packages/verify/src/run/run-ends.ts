/** Ends the whole run: the server stopped responding, or a limit of the run is reached. */
export class RunAborted extends Error {
  /** True when the run ended as requested (`--findings`), so its result is not inconclusive. */
  isConclusive = false;
}

/** Returns the reason why an error ends the run. Any other error, such as a failing `--clock`, is not a finding. */
export function toRunAborted(error: unknown): RunAborted {
  if (error instanceof RunAborted) return error;
  return new RunAborted(`the run cannot continue: ${error instanceof Error ? error.message : String(error)}`);
}

/** Ends a step that cannot be tested. The message is the reason in the report. */
export class StepSkipped extends Error {}

/** Ends a step that cannot continue. The finding is already recorded. */
export class StepFailed extends Error {}
