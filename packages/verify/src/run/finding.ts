import type { Exchange, OperationId } from '#verify/exchange.ts';

/** A violation of the contract by the server, with the step and the exchange that revealed it. */
export type Finding = {
  /** The text that equal violations share. */
  key: string;
  /** The place of the first of these violations in the plan. */
  position: Position;
  operation: OperationId;
  /** The names of the outcomes that it affects. */
  outcomes: string[];
  workflow: string;
  step: string;
  /** The kind of check that failed, such as `schema/required` or `paging`. */
  rule: string;
  message: string;
  /** The JSON pointer (RFC 6901) into the response body, or `header <name>`. */
  pointer?: string;
  expected?: string;
  actual?: string;
  exchange: Exchange;
  /** The operation whose effect is missing, when the check knows it: an earlier one than that of the exchange. */
  culprit?: OperationId;
  /** The exchanges of the step before this one. */
  history: readonly Exchange[];
  /** The moment to which the run had set the server's clock (ISO 8601). */
  clock?: string;
  /** How often the same violation was found. */
  count: number;
};

/** A violation that a check found in one exchange, not yet assigned to a step. */
export type Violation = Pick<Finding, 'rule' | 'message' | 'pointer' | 'expected' | 'actual' | 'culprit'>;

/** A place in the plan: the number of the workflow, of its part, of the step, and so on. The numbers are those of the order. */
export type Position = readonly number[];

/** Compares two places in the order of the plan. What contains others comes before them. */
export function comparePositions(
  { position: one }: { position: Position },
  { position: other }: { position: Position },
) {
  const index = one.findIndex((number, level) => number !== other[level]);
  return index < 0 ? one.length - other.length : (one[index] ?? 0) - (other[index] ?? -1);
}
