import { shorten, sortedJson } from '#verify/contract/json-values.ts';
import { OperationMissing } from '#verify/contract/operations.ts';
import { traceStep } from '#verify/diagnosis/step-trace.ts';
import type { Exchange, OperationId } from '#verify/exchange.ts';
import type { Position, Violation } from './finding.ts';
import type { RunContext } from './run-context.ts';
import { RunAborted, StepFailed, StepSkipped } from './run-ends.ts';
import type { RunningStep } from './run-results.ts';

/** Runs the steps of a workflow, and records their results. A failed step does not stop the following steps. */
export class StepRunner {
  readonly context: RunContext;
  readonly name: string;
  #position: Position;
  /** The number of steps, parts and findings so far, each of which has the next number in the order of the plan. */
  #count = 0;
  #step: RunningStep;
  /** The exchange that checks without an explicit one refer to, with the outcomes that a violation affects. */
  checked: { exchange: Exchange; outcomes: string[] } | null = null;

  constructor(context: RunContext, name: string, position: Position = []) {
    this.context = context;
    this.name = name;
    this.#position = position;
    this.#step = { workflow: name, title: '', position, findings: new Set() };
  }

  protected nextPosition(): Position {
    this.#count += 1;
    return [...this.#position, this.#count];
  }

  /** Becomes a part of the current step of another runner. Checks refer to its last response until there is an own one. */
  protected joinStep(other: StepRunner): void {
    this.#step = other.#step;
    this.checked = other.checked;
  }

  /** Tells whether the current step has a finding. */
  hasFinding(): boolean {
    return this.#step.findings.size > 0;
  }

  /** Runs a step and records its result. Returns the value of the action, or undefined when the step failed. */
  async runStep<Result>(title: string, action: () => Promise<Result>): Promise<Result | undefined> {
    const { results, client } = this.context;
    client.throwIfEnded();
    const [outer, position] = [this.#position, this.nextPosition()];
    const step = { workflow: this.name, title, position, findings: new Set<string>() };
    this.#position = position;
    this.#step = step;
    const startedAt = performance.now();
    const trace: Exchange[] = [];
    const recordResult = (reason?: string) => {
      const state = step.findings.size > 0 ? 'failed' : reason === undefined ? 'passed' : 'skipped';
      const operations = [...new Set(trace.map(({ operation }) => operation))];
      const durationMs = Math.round(performance.now() - startedAt);
      results.addStep({ ...step, state, operations, durationMs, ...(reason ? { reason } : {}) });
    };
    try {
      const result = await traceStep(trace, action);
      recordResult();
      return result;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof RunAborted) {
        client.stop(error);
        recordResult(reason);
        throw error;
      }
      const isEnd = error instanceof StepSkipped || error instanceof OperationMissing || error instanceof StepFailed;
      if (!isEnd && !this.hasFinding()) {
        if (!this.checked) throw error;
        // The response has no other violation, but the step cannot interpret it.
        this.check(false, { rule: 'meaning', message: `the response cannot be interpreted: ${reason}` });
      }
      recordResult(reason);
      return undefined;
    } finally {
      this.#position = outer;
    }
  }

  /** Returns a value that the step needs, or skips the step when it is missing. */
  requireOrSkip<Value>(value: Value | null | undefined | false, reason: string, ...operations: OperationId[]): Value {
    if (value !== null && value !== undefined && value !== false) return value;
    for (const id of operations)
      if (!this.context.results.skipReasons.has(id)) this.context.results.skipReasons.set(id, reason);
    throw new StepSkipped(reason);
  }

  /** Returns the response that was checked last, with the outcomes that a violation affects. */
  lastChecked(): { exchange: Exchange; outcomes: string[] } {
    return this.requireOrSkip(this.checked, 'no response was checked');
  }

  /** Records a violation unless the condition holds; by default for the response that was checked last. */
  check(holds: boolean, violation: Violation, about = this.checked): boolean {
    if (holds && about) this.context.results.addPassedCheck(about.exchange.operation, violation);
    if (!holds && about) {
      const { exchange, outcomes: names } = about;
      this.context.results.addFinding(exchange, violation, names, this.#step, this.nextPosition());
    }
    return holds;
  }

  /** Records a violation for the last checked response unless two values are equal as JSON, in any order of keys. */
  checkEqual(
    actual: unknown,
    expected: unknown,
    rule: string,
    message: string,
    pointer?: string,
    about: Pick<Violation, 'culprit'> = {},
  ): boolean {
    const [actualJson, expectedJson] = [sortedJson(actual), sortedJson(expected)];
    const texts = { expected: shorten(expectedJson), actual: shorten(actualJson) };
    const place = pointer === undefined ? {} : { pointer };
    return this.check(actualJson === expectedJson, { rule, message, ...place, ...texts, ...about });
  }

  /** Compares several values of the last checked response, like `checkEqual`. */
  checkEach(rule: string, rows: [message: string, actual: unknown, expected: unknown, pointer?: string][]): void {
    for (const [message, actual, expected, pointer] of rows) this.checkEqual(actual, expected, rule, message, pointer);
  }
}
