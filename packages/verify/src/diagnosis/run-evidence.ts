import type { OperationId } from '#verify/exchange.ts';

/** Replaces list indexes by `*`, so that the same violation in every list item is one finding. */
export const pointerWithoutIndexes = (pointer = '') => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** A check of a value in a response. */
type ValueCheck = { rule: string; message: string; pointer?: string };

const checkKey = (operation: OperationId, { rule, message, pointer }: ValueCheck) =>
  `${operation} ${rule} ${message} ${pointerWithoutIndexes(pointer)}`;

/** What a run learns about the server and the tester's options, from all its parts. It serves to explain findings. */
export class RunEvidence {
  /** The error of each option that was given and does not work, by the name of the option, such as `--inbox`. */
  readonly failedMeans = new Map<string, string>();
  /** The moment to which the run has set the server's clock (ISO 8601), or null. */
  clock: string | null = null;
  readonly #passedChecks = new Set<string>();

  /** Records that the response of an operation has passed a check of one of its values. */
  addPassedCheck(operation: OperationId, check: ValueCheck): void {
    this.#passedChecks.add(checkKey(operation, check));
  }

  /** Tells whether an operation has passed the same check with another response. */
  hasPassedCheck(operation: OperationId, check: ValueCheck): boolean {
    return this.#passedChecks.has(checkKey(operation, check));
  }
}
