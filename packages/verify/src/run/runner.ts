import { OperationMissing } from '#verify/contract/operations.ts';
import { compareJson } from '#verify/diagnosis/json-equal.ts';
import { traceStep } from '#verify/diagnosis/step-trace.ts';
import {
  type CheckedResponse,
  type Exchange,
  errorCode,
  type OperationId,
  type RequestInput,
  type SuccessData,
  successData,
} from '#verify/exchange.ts';
import { hasOutcomeOf, isSuccessResponse, matchingOutcomes, outcomesNamed, wrongOutcome } from '#verify/outcomes.ts';
import { logInAgain, renewSession } from '#verify/requests/session-renewal.ts';
import { findResponseViolations } from '#verify/response-checks.ts';
import type { Position, Violation } from './finding.ts';
import { membersOf, type RunContext, type Session } from './run-context.ts';
import { RunAborted, StepFailed, StepSkipped } from './run-ends.ts';
import type { RunningStep } from './run-results.ts';

/** Runs the steps of a workflow and checks the responses. A failed step does not stop the following steps. */
export class Runner {
  readonly context: RunContext;
  readonly name: string;
  #position: Position;
  /** The number of steps, parts and findings so far, each of which has the next number in the order of the plan. */
  #count = 0;
  #step: RunningStep;
  /** The exchange that checks without an explicit one refer to, with the outcomes that a violation affects. */
  #checked: { exchange: Exchange; outcomes: string[] } | null = null;

  constructor(context: RunContext, name: string, position: Position = []) {
    this.context = context;
    this.name = name;
    this.#position = position;
    this.#step = { workflow: name, title: '', position, findings: new Set() };
  }

  #nextPosition(): Position {
    this.#count += 1;
    return [...this.#position, this.#count];
  }

  /** Returns a runner for steps that run at the same time as others. */
  createBranch(): Runner {
    return new Runner(this.context, this.name, this.#nextPosition());
  }

  /** Returns a runner for a part of the current step. Its checks refer to the last response until it has one of its own. */
  createPart(): Runner {
    const part = this.createBranch();
    part.#step = this.#step;
    part.#checked = this.#checked;
    return part;
  }

  /** Lets the following checks refer to the last response of a part of the step. */
  continueAfter(part: Runner): void {
    this.#checked = part.#checked;
  }

  /** Tells whether the current step has a finding. */
  hasFinding(): boolean {
    return this.#step.findings.size > 0;
  }

  /** Runs a step and records its result. Returns the value of the action, or undefined when the step failed. */
  async runStep<Result>(title: string, action: () => Promise<Result>): Promise<Result | undefined> {
    const { results, client } = this.context;
    client.throwIfEnded();
    const [outer, position] = [this.#position, this.#nextPosition()];
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
        if (!this.#checked) throw error;
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
    return this.requireOrSkip(this.#checked, 'no response was checked');
  }

  /** Records a violation unless the condition holds; by default for the response that was checked last. */
  check(holds: boolean, violation: Violation, about = this.#checked): boolean {
    if (holds && about) this.context.results.evidence.addPassedCheck(about.exchange.operation, violation);
    if (!holds && about) {
      const { exchange, outcomes: names } = about;
      this.context.results.addFinding(exchange, violation, names, this.#step, this.#nextPosition());
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
    const { isEqual, ...texts } = compareJson(actual, expected);
    return this.check(isEqual, { rule, message, ...(pointer === undefined ? {} : { pointer }), ...texts, ...about });
  }

  /** Compares several values of the last checked response, like `checkEqual`. */
  checkEach(rule: string, rows: [message: string, actual: unknown, expected: unknown, pointer?: string][]): void {
    for (const [message, actual, expected, pointer] of rows) this.checkEqual(actual, expected, rule, message, pointer);
  }

  /**
   * Sends a request and checks the response against the contract and the expected outcomes.
   * @param expected names of examples in the contract; the name of one success allows every success of the operation
   * @throws StepSkipped, StepFailed or RunAborted, which `runStep` handles
   */
  async requestOutcome<Id extends OperationId>(
    id: Id,
    request: RequestInput,
    ...expected: string[]
  ): Promise<CheckedResponse<Id>> {
    this.skipUnavailable(id);
    const exchange = await this.context.client.send(id, request);
    return this.checkResponse(id, exchange, expected);
  }

  /** Skips the step when an operation gets no requests, with its own or another method: see `skipReason` of the client. */
  skipUnavailable(id: OperationId, method?: string): void {
    const reason = this.context.client.skipReason(id, method);
    if (reason !== null) this.requireOrSkip(null, reason, id);
  }

  /** Sends a request with a member's access token. An expired token is refreshed once, as the contract requires. */
  async requestAs<Id extends OperationId>(
    session: Session,
    id: Id,
    request: RequestInput,
    ...expected: string[]
  ): Promise<CheckedResponse<Id>> {
    this.skipUnavailable(id);
    const { accessToken } = session;
    const first = await this.context.client.send(id, { ...request, token: accessToken });
    const code = errorCode(first.response);
    const isInvalid = code === '91' && !expected.includes('tokenRejected');
    const isExpired = code === '97' && !expected.includes('tokenExpired');
    // Another request has renewed the session in the meantime.
    if ((isInvalid || isExpired) && session.accessToken !== accessToken)
      return this.requestOutcome(id, { ...request, token: session.accessToken }, ...expected);
    // The rejection is recorded below. The following steps still need a valid session.
    if (isInvalid) await logInAgain(this.context.client, session);
    if (!isExpired) return this.checkResponse(id, first, expected);
    this.checkResponse(id, first, ['tokenExpired']);
    await renewSession(session, accessToken, async () => {
      const body = { refresh_token: session.refreshToken };
      session.accessToken = (await this.requestOutcome('requestToken', { body }, 'refreshed')).data.access_token;
    });
    return this.requestOutcome(id, { ...request, token: session.accessToken }, ...expected);
  }

  /** Checks a response against the contract and the expected outcomes, and records the outcomes that it matches. */
  checkResponse<Id extends OperationId>(id: Id, exchange: Exchange, expected: string[]): CheckedResponse<Id> {
    const { response } = exchange;
    const isExpected = response !== null && hasOutcomeOf(outcomesNamed(id, expected), response);
    const matching = response ? matchingOutcomes(id, response).map(({ name }) => name) : [];
    const isSuccess = isExpected && errorCode(response) === null;
    const reached = isSuccess ? matching : matching.filter((name) => expected.includes(name));
    this.#checked = { exchange, outcomes: reached.length > 0 ? reached : expected };
    const violations = findResponseViolations(exchange);
    for (const violation of violations) this.check(false, violation);
    if (exchange.isUnbuilt) this.skipUnavailable(id);
    if (!response || violations.some(({ rule }) => rule === 'redirect')) throw new StepFailed();
    const data = successData(response);
    if (!isExpected) {
      // The outcome of a response that is neither a success nor a failure is unknown, which is a violation already.
      const isUnreadable = errorCode(response) === null && !isSuccessResponse(response) && violations.length > 0;
      this.check(isUnreadable, wrongOutcome(exchange, expected));
      throw new StepFailed();
    }
    this.context.results.addReachedOutcomes(id, reached);
    // The cast is safe enough: schema violations are recorded above, and reading a wrong field only fails the step.
    return { exchange, data: data as SuccessData<Id>, code: errorCode(response) };
  }

  /** Returns the first session that matches. Accounts that the run created come first. */
  findSession(matches: (session: Session) => boolean = () => true): Session | undefined {
    const { sessions } = this.context;
    return sessions.find((session) => session.isCreatedByRun && matches(session)) ?? sessions.find(matches);
  }

  /** Returns any session, or skips the step when no member is logged in. */
  requireSession(...operations: OperationId[]): Session {
    return this.requireOrSkip(this.findSession(), 'no member is logged in', ...operations);
  }

  /** Returns a member that the run has created, or skips the step. */
  requireCreated(...operations: OperationId[]): Session {
    const [created] = membersOf(this.context).created;
    return this.requireOrSkip(created, 'the run created no account', ...operations);
  }
}
