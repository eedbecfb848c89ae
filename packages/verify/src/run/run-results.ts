import { type Culprit, findCulprit } from '#verify/diagnosis/culprit.ts';
import { exchangesBefore } from '#verify/diagnosis/step-trace.ts';
import type { Exchange, OperationId } from '#verify/exchange.ts';
import { outcomeKey } from '#verify/outcomes.ts';
import { comparePositions, type Finding, type Position, type Violation } from './finding.ts';
import { RunAborted } from './run-ends.ts';

/** A step of a workflow. */
export type RunningStep = {
  workflow: string;
  title: string;
  position: Position;
  /** The keys of the findings of the step. */
  findings: Set<string>;
};

/** The result of a step. */
export type StepResult = RunningStep & {
  state: 'passed' | 'failed' | 'skipped';
  /** The operations to which the step sent requests. */
  operations: OperationId[];
  /** The reason why the step was skipped. */
  reason?: string;
  durationMs: number;
};

/** Replaces list indexes by `*`, so that the same violation in every list item is one finding. */
export const pointerWithoutIndexes = (pointer = '') => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** Returns the key that equal violations share, so that they become one finding. */
const violationKey = (operation: OperationId, { rule, message, pointer }: Violation) =>
  [operation, rule, pointerWithoutIndexes(pointer), message].join('\n');

/** Returns the key that checks of one value at one place share, whatever has written it. */
const readKey = (operation: OperationId, { rule, pointer, expected }: Violation) =>
  [operation, rule, pointerWithoutIndexes(pointer), expected].join('\n');

/** Collects the findings, step results and coverage of a run. Its workflows add to it at the same time. */
export class RunResults {
  /** The data that the run leaves on the server. */
  readonly leftovers: string[] = [];
  /** The outcomes that the server responded with, as `outcomeKey` names them. */
  readonly reachedOutcomes = new Set<string>();
  /** The reason why a step of an operation was skipped; the first reason of each operation. */
  readonly skipReasons = new Map<OperationId, string>();
  readonly requestCounts = new Map<OperationId, number>();
  /** The error of each option that was given and does not work, by the name of the option, such as `--inbox`. */
  readonly failedMeans = new Map<string, string>();
  /** The moment to which the run has set the server's clock (ISO 8601), or null. */
  clock: string | null = null;
  /** The keys of the checks that some response has passed. */
  readonly #passedChecks = new Set<string>();
  /** The keys of the checks that some response has passed, with the right value of each. */
  readonly #readValues = new Set<string>();
  readonly #findings = new Map<string, Finding>();
  readonly #steps: StepResult[] = [];
  readonly #maxFindings: number;
  readonly #judgedOperations: readonly OperationId[] | undefined;

  /**
   * @param maxFindings the number of findings that ends the run; 0 means no limit
   */
  constructor(maxFindings = 0, judgedOperations?: readonly OperationId[]) {
    this.#maxFindings = maxFindings;
    this.#judgedOperations = judgedOperations;
  }

  /** The findings in the order of the plan, whatever the order of the responses was. */
  get findings(): Finding[] {
    return [...this.#findings.values()].sort(comparePositions);
  }

  /** The finished steps in the order of the plan. */
  get steps(): StepResult[] {
    return this.#steps.toSorted(comparePositions);
  }

  /** Records the result of a step. */
  addStep(step: StepResult): void {
    this.#steps.push(step);
  }

  /** Records a violation as a finding. A violation that was found before only increases the count of its finding. */
  addFinding(
    exchange: Exchange,
    violation: Violation,
    outcomes: string[],
    { workflow, title, findings }: RunningStep,
    position: Position,
  ): void {
    const { operation } = exchange;
    const key = violationKey(operation, violation);
    const known = this.#findings.get(key);
    if (!known) this.#throwAtLimit();
    findings.add(key);
    const finding: Finding = {
      ...violation,
      ...{ key, operation, outcomes, workflow, step: title, exchange, position, count: 1 },
      history: exchangesBefore(exchange),
      ...(this.clock === null ? {} : { clock: this.clock }),
    };
    const first = known && comparePositions(known, finding) <= 0 ? known : finding;
    const all = [...new Set([...(known?.outcomes ?? []), ...outcomes])];
    this.#findings.set(key, { ...first, outcomes: all, count: (known?.count ?? 0) + 1 });
    this.#throwAtLimit();
  }

  #throwAtLimit(): void {
    if (this.#maxFindings === 0) return;
    const judged = this.#judgedOperations;
    const isCounted = ({ operation, doubt }: Culprit) =>
      !judged || judged.includes(operation) || (doubt !== undefined && judged.includes(doubt));
    const counted = this.findings.filter((finding) => isCounted(findCulprit(finding, this)));
    const end = new RunAborted(`the limit of --findings ${this.#maxFindings} is reached.`);
    if (counted.length >= this.#maxFindings) throw Object.assign(end, { isConclusive: true });
  }

  /** Records outcomes of an operation, by name, as reached. */
  addReachedOutcomes(operation: OperationId, names: string[]): void {
    for (const name of names) this.reachedOutcomes.add(outcomeKey(operation, name));
  }

  /** Records that the response of an operation has passed a check of one of its values. */
  addPassedCheck(operation: OperationId, check: Violation): void {
    this.#passedChecks.add(violationKey(operation, check));
    this.#readValues.add(readKey(operation, check));
  }

  /** Tells whether an operation has returned the expected value of a check of the same kind elsewhere. */
  hasReadValue(operation: OperationId, check: Violation): boolean {
    return this.#readValues.has(readKey(operation, check));
  }

  /** Tells whether an operation has passed the same check with another response. */
  hasPassedCheck(operation: OperationId, check: Violation): boolean {
    return this.#passedChecks.has(violationKey(operation, check));
  }
}
