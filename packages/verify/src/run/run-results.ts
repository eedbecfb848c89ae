import { findCulprit } from '#verify/diagnosis/culprit.ts';
import { pointerWithoutIndexes, RunEvidence } from '#verify/diagnosis/run-evidence.ts';
import { exchangesBefore } from '#verify/diagnosis/step-trace.ts';
import type { Exchange, OperationId } from '#verify/exchange.ts';
import { outcomeKey } from '#verify/outcomes.ts';
import type { Finding, Violation } from './finding.ts';
import { RunAborted } from './run-aborted.ts';

/** The result of a workflow step. */
export type StepResult = {
  workflow: string;
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The operations to which the step sent requests. */
  operations: OperationId[];
  /** The reason why the step was skipped. */
  reason?: string;
  findings: Finding[];
  durationMs: number;
};

type ComparedViolation = Pick<Finding, 'operation' | 'rule' | 'message' | 'pointer'>;

/** Tells whether two violations are the same, so that they become one finding. */
const isSameViolation = (one: ComparedViolation, other: ComparedViolation): boolean =>
  one.operation === other.operation &&
  one.rule === other.rule &&
  pointerWithoutIndexes(one.pointer) === pointerWithoutIndexes(other.pointer) &&
  one.message === other.message;

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
  readonly evidence: RunEvidence;
  readonly #maxFindings: number;
  #parent: RunResults | null = null;
  #stopReason: RunAborted | null = null;
  /** Called after each step. */
  onStep: (step: StepResult) => void = () => {};
  #currentStep: { workflow: string; title: string; findings: Finding[] } = { workflow: '', title: '', findings: [] };

  readonly #judgedOperations: readonly OperationId[] | undefined;

  /**
   * @param maxFindings the number of findings that ends the run; 0 means no limit
   * @param given the operations whose findings count, all by default, and what all parts of the run share
   */
  constructor(
    maxFindings = 0,
    given: { judgedOperations?: readonly OperationId[] | undefined; evidence?: RunEvidence } = {},
  ) {
    this.#maxFindings = maxFindings;
    this.#judgedOperations = given.judgedOperations;
    this.evidence = given.evidence ?? new RunEvidence();
  }

  /** Creates empty results for a part of the run that runs at the same time as others. `append` adds them to these. */
  createBranch(): RunResults {
    const { evidence } = this;
    const branch = new RunResults(this.#maxFindings, { judgedOperations: this.#judgedOperations, evidence });
    branch.#parent = this;
    branch.onStep = this.onStep;
    return branch;
  }

  /** Creates empty results for a part of the current step, which runs at the same time as others. */
  createPart(): RunResults {
    const part = this.createBranch();
    part.beginStep(this.#currentStep.workflow, this.#currentStep.title);
    return part;
  }

  /**
   * Adds the results of a part to the current step.
   * @throws RunAborted when the maximum number of findings is reached
   */
  joinPart(part: RunResults): void {
    this.leftovers.push(...part.leftovers);
    this.#addOutcomes(part);
    for (const finding of part.#currentStep.findings) {
      const merged = this.#mergeFinding(finding);
      if (!this.#currentStep.findings.includes(merged)) this.#currentStep.findings.push(merged);
      this.#throwAtLimit();
    }
  }

  /** Ends a branch: its next step throws the given reason. */
  stop(reason: RunAborted): void {
    this.#stopReason ??= reason;
  }

  /** @throws RunAborted when this branch, or the branch that it belongs to, was stopped */
  throwIfStopped(): void {
    if (this.#stopReason) throw this.#stopReason;
    this.#parent?.throwIfStopped();
  }

  /** Records the result of a step. */
  addStep(step: StepResult): void {
    this.steps.push(step);
    this.onStep(step);
  }

  /**
   * Starts a step: findings are assigned to it until the next step starts. Returns its list of findings.
   * @throws RunAborted when the results were stopped
   */
  beginStep(workflow: string, title: string): Finding[] {
    this.throwIfStopped();
    this.#currentStep = { workflow, title, findings: [] };
    return this.#currentStep.findings;
  }

  /**
   * Records a violation as a finding. A violation that was found before only increases the count of its finding.
   * @throws RunAborted when the maximum number of findings is reached
   */
  addFinding(exchange: Exchange, violation: Violation, outcomes: string[] = []): void {
    const { operation } = exchange;
    const known = this.findings.find((other) => isSameViolation(other, { ...violation, operation }));
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
      ...(this.evidence.clock === null ? {} : { clock: this.evidence.clock }),
      count: 1,
    };
    this.findings.push(finding);
    this.#currentStep.findings.push(finding);
    this.#throwAtLimit();
  }

  /** @throws RunAborted when these findings, and those of the results to which they will be added, reach the limit */
  #throwAtLimit(): void {
    if (this.#isAtLimit()) throw new RunAborted(`the limit of --findings ${this.#maxFindings} is reached.`, true);
  }

  #isAtLimit = (): boolean => this.#maxFindings > 0 && this.#countFindings() >= this.#maxFindings;

  #countFindings(): number {
    const parent = this.#parent;
    const judged = this.#judgedOperations;
    const counted = judged
      ? this.findings.filter((finding) => judged.includes(findCulprit(finding, this)))
      : this.findings;
    if (!parent) return counted.length;
    return parent.#countFindings() + counted.filter((finding) => !parent.#isKnown(finding)).length;
  }

  #isKnown(finding: Finding): boolean {
    if (this.findings.some((other) => isSameViolation(other, finding))) return true;
    return this.#parent ? this.#parent.#isKnown(finding) : false;
  }

  /**
   * Adds the results of a branch. A violation that was found before only increases the count of its finding.
   * @throws RunAborted when the maximum number of findings is reached. The steps after it are left out.
   */
  append(branch: RunResults): void {
    this.leftovers.push(...branch.leftovers);
    this.#throwAtLimit();
    this.#addOutcomes(branch);
    const merged = new Map<Finding, Finding>();
    for (const step of branch.steps) {
      for (const finding of step.findings)
        if (!merged.has(finding) && !this.#isAtLimit()) merged.set(finding, this.#mergeFinding(finding));
      this.steps.push({ ...step, findings: step.findings.flatMap((finding) => merged.get(finding) ?? []) });
      this.#throwAtLimit();
    }
  }

  /** Adds what a branch has reached, and the reasons of what it has skipped. */
  #addOutcomes(branch: RunResults): void {
    for (const key of branch.reachedOutcomes) this.reachedOutcomes.add(key);
    for (const [id, reason] of branch.skipReasons) if (!this.skipReasons.has(id)) this.skipReasons.set(id, reason);
  }

  /** Adds a finding of a branch, or its count to that of the same violation. Returns the finding in these results. */
  #mergeFinding(finding: Finding): Finding {
    const known = this.findings.find((other) => isSameViolation(other, finding));
    if (!known) {
      this.findings.push(finding);
      return finding;
    }
    known.count += finding.count;
    known.outcomes = [...new Set([...known.outcomes, ...finding.outcomes])];
    return known;
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
