import type { Exchange, OperationId } from './exchange.ts';
import { outcomeKey } from './outcomes.ts';
import { RunAborted } from './run-aborted.ts';
import { exchangesBefore } from './step-trace.ts';

/** A violation of the contract by the server, with the step and the exchange that revealed it. */
export type Finding = {
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
  /** The exchanges of the step before this one. */
  history: readonly Exchange[];
  /** The moment to which the run had set the server's clock (ISO 8601). */
  clock?: string;
  /** How often the same violation was found. */
  count: number;
};

/** A violation that a check found in one exchange, not yet assigned to a step. */
export type Violation = Pick<Finding, 'rule' | 'message' | 'pointer' | 'expected' | 'actual'>;

/** The result of a workflow step. */
export type StepResult = {
  workflow: string;
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The reason why the step was skipped. */
  reason?: string;
  findings: Finding[];
  durationMs: number;
};

/** Replaces list indexes by `*`, so that the same violation in every list item is one finding. */
export const pointerWithoutIndexes = (pointer = '') => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** Collects the findings, step results and coverage of a run. */
export class RunResults {
  readonly findings: Finding[] = [];
  readonly steps: StepResult[] = [];
  readonly leftovers: string[] = [];
  /** The outcomes that the server responded with, as `outcomeKey` names them. */
  readonly reachedOutcomes = new Set<string>();
  /** The reason why a step of an operation was skipped; the first reason of each operation. */
  readonly skipReasons = new Map<OperationId, string>();
  readonly requestCounts = new Map<OperationId, number>();
  /** The error of each option that was given and does not work, by the name of the option, such as `--inbox`. */
  readonly failedMeans = new Map<string, string>();
  /** Whether a second read has found what an operation had written, for operations whose effect was missing in a read. */
  readonly storedWrites = new Map<OperationId, boolean>();
  /** The moment to which the run has set the server's clock (ISO 8601), or null. */
  clock: string | null = null;
  readonly #passedChecks = new Set<string>();
  readonly #maxFindings: number;
  #currentStep: { workflow: string; title: string; findings: Finding[] } = { workflow: '', title: '', findings: [] };

  /** @param maxFindings the number of findings that ends the run; 0 means no limit */
  constructor(maxFindings = 0) {
    this.#maxFindings = maxFindings;
  }

  /** Starts a step: findings are assigned to it until the next step starts. Returns its list of findings. */
  beginStep(workflow: string, title: string): Finding[] {
    this.#currentStep = { workflow, title, findings: [] };
    return this.#currentStep.findings;
  }

  /**
   * Records a violation as a finding. A violation that was found before only increases the count of its finding.
   * @throws RunAborted when the maximum number of findings is reached
   */
  addFinding(exchange: Exchange, violation: Violation, outcomes: string[] = []): void {
    const { operation } = exchange;
    const pointer = pointerWithoutIndexes(violation.pointer);
    const isSame = (other: Finding) =>
      other.operation === operation &&
      other.rule === violation.rule &&
      pointerWithoutIndexes(other.pointer) === pointer &&
      other.message === violation.message;
    const known = this.findings.find(isSame);
    if (known) {
      known.count += 1;
      known.outcomes = [...new Set([...known.outcomes, ...outcomes])];
      if (!this.#currentStep.findings.includes(known)) this.#currentStep.findings.push(known);
      return;
    }
    const { workflow, title } = this.#currentStep;
    const finding: Finding = {
      ...violation,
      operation,
      outcomes,
      workflow,
      step: title,
      exchange,
      history: exchangesBefore(exchange),
      ...(this.clock === null ? {} : { clock: this.clock }),
      count: 1,
    };
    this.findings.push(finding);
    this.#currentStep.findings.push(finding);
    if (this.findings.length === this.#maxFindings) {
      throw new RunAborted(`the limit of --findings ${this.#maxFindings} is reached.`, true);
    }
  }

  /** Records that the response of an operation has passed a check of one of its values. */
  addPassedCheck(operation: OperationId, { rule, message, pointer }: Violation): void {
    this.#passedChecks.add(`${operation} ${rule} ${message} ${pointerWithoutIndexes(pointer)}`);
  }

  /** Tells whether an operation has passed the same check with another response. */
  hasPassedCheck(operation: OperationId, { rule, message, pointer }: Violation): boolean {
    return this.#passedChecks.has(`${operation} ${rule} ${message} ${pointerWithoutIndexes(pointer)}`);
  }

  /** Records outcomes of an operation, by name, as reached. */
  addReachedOutcomes(operation: OperationId, names: string[]): void {
    for (const name of names) this.reachedOutcomes.add(outcomeKey(operation, name));
  }

  /** Records data that the run leaves on the server. */
  addLeftover(description: string): void {
    this.leftovers.push(description);
  }
}
