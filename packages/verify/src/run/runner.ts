import { joinTraces, traceBranch } from '#verify/diagnosis/step-trace.ts';
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
import { mapConcurrently } from './map-concurrently.ts';
import type { Session } from './run-context.ts';
import { StepFailed } from './run-ends.ts';
import { StepRunner } from './step-runner.ts';

export type { Session };

/** Steps of a workflow: what each of them checks, by its title. */
export type Steps<Given extends unknown[] = []> = Record<string, (runner: Runner, ...given: Given) => Promise<unknown>>;

/** A request with the names of its expected outcomes. */
export type ExpectedEffect = readonly [OperationId, RequestInput, ...expected: string[]];

/** Sends the requests of a workflow, alone or at the same time, and checks the responses. */
export class Runner extends StepRunner {
  /** Returns a runner for steps that run at the same time as others. */
  #createBranch = (): Runner => new Runner(this.context, this.name, this.nextPosition());

  /** Runs parts of a workflow at the same time, each with its own runner. The report and the results have their order. */
  runParts<Part, Result>(parts: readonly Part[], action: (runner: Runner, part: Part) => Promise<Result>) {
    const branches = parts.map((part) => ({ part, runner: this.#createBranch() }));
    return mapConcurrently(branches, this.context.settings.parallelRequests, ({ runner, part }) =>
      action(runner, part),
    );
  }

  /** Runs steps that do not depend on each other at the same time. `give` returns what each of them needs. */
  runSteps = <Given extends [] | unknown[]>(steps: Steps<Given>, give: (part: Runner, index: number) => Given) =>
    this.runParts([...Object.entries(steps).entries()], (part, [index, [title, check]]) =>
      part.runStep(title, () => check(part, ...give(part, index))),
    );

  /**
   * Runs an action for each item within the current step, several at a time. Use it only for actions that do not depend on
   * each other. The checks of each action refer to its own responses. Findings have the order of the items.
   * @returns the results in the order of the items
   */
  async runAtOnce<Item, Result>(
    items: readonly Item[],
    action: (part: Runner, item: Item) => Promise<Result>,
  ): Promise<Result[]> {
    const parts = items.map((item) => ({ item, runner: this.#createBranch(), trace: traceBranch() }));
    for (const { runner } of parts) runner.joinStep(this);
    try {
      return await mapConcurrently(parts, this.context.settings.parallelRequests, (part) =>
        part.trace.run(() => action(part.runner, part.item)),
      );
    } finally {
      joinTraces(parts.map(({ trace }) => trace.exchanges));
      const last = parts.at(-1);
      if (last) this.checked = last.runner.checked;
    }
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
    return this.checkResponse(id, await this.context.client.send(id, request), expected);
  }

  /** Skips the step when an operation gets no requests, with its own or another method: see `skipReason` of the client. */
  skipUnavailable(id: OperationId, method?: string): void {
    const reason = this.context.client.skipReason(id, method);
    if (reason !== null) this.requireOrSkip(null, reason, id);
  }

  /** Sends a request as a guest, or with a member's access token. An expired one is refreshed once, as the contract requires. */
  async requestAs<Id extends OperationId>(
    session: Session | null | undefined,
    id: Id,
    request: RequestInput,
    ...expected: string[]
  ): Promise<CheckedResponse<Id>> {
    if (!session) return this.requestOutcome(id, request, ...expected);
    this.skipUnavailable(id);
    const { accessToken } = session;
    const first = await this.context.client.send(id, { ...request, token: accessToken });
    const sendAgain = () => this.requestOutcome(id, { ...request, token: session.accessToken }, ...expected);
    const code = errorCode(first.response);
    const isInvalid = code === '91' && !expected.includes('tokenRejected');
    const isExpired = code === '97' && !expected.includes('tokenExpired');
    // Another request has renewed the session in the meantime.
    if ((isInvalid || isExpired) && session.accessToken !== accessToken) return sendAgain();
    const mayBeLost = isInvalid && this.context.client.mayHaveLost(session);
    // The rejection is recorded below. The following steps still need a valid session.
    if (isInvalid) await logInAgain(this.context.client, session);
    if (mayBeLost) return sendAgain();
    if (!isExpired) return this.checkResponse(id, first, expected);
    this.checkResponse(id, first, ['tokenExpired']);
    await renewSession(session, accessToken, async () => {
      const body = { refresh_token: session.refreshToken };
      session.accessToken = (await this.requestOutcome('requestToken', { body }, 'refreshed')).data.access_token;
    });
    return sendAgain();
  }

  /** Sends requests of a member at the same time, and checks each response like `requestAs`. Returns them in order. */
  async requestTogether<Id extends OperationId>(
    session: Session,
    id: Id,
    requests: RequestInput[],
    ...expected: string[]
  ): Promise<CheckedResponse<Id>[]> {
    // Refreshes an expired access token, which simultaneous requests could not do.
    await this.requestAs(session, 'getStudentCertificate', {}, 'none');
    const { accessToken: token } = session;
    const sent = requests.map((request) => ({ ...request, token }));
    const exchanges = await this.context.client.sendTogether(id, sent);
    return exchanges.map((exchange) => this.checkResponse(id, exchange, expected));
  }

  /** Checks a response against the contract and the expected outcomes, and records the outcomes that it matches. */
  checkResponse<Id extends OperationId>(id: Id, exchange: Exchange, expected: string[]): CheckedResponse<Id> {
    const { response } = exchange;
    const isExpected = response !== null && hasOutcomeOf(outcomesNamed(id, expected), response);
    const matching = response ? matchingOutcomes(id, response).map(({ name }) => name) : [];
    const isSuccess = isExpected && errorCode(response) === null;
    const reached = isSuccess ? matching : matching.filter((name) => expected.includes(name));
    this.checked = { exchange, outcomes: reached.length > 0 ? reached : expected };
    const violations = findResponseViolations(exchange);
    for (const violation of violations) this.check(false, violation);
    if (exchange.isUnbuilt) this.skipUnavailable(id);
    if (!response || violations.some(({ rule }) => rule === 'redirect')) throw new StepFailed();
    if (!isExpected) {
      // The outcome of a response that is neither a success nor a failure is unknown, which is a violation already.
      const isUnreadable = errorCode(response) === null && !isSuccessResponse(response) && violations.length > 0;
      this.check(isUnreadable, wrongOutcome(exchange, expected));
      throw new StepFailed();
    }
    this.context.results.addReachedOutcomes(id, reached);
    // The cast is safe enough: schema violations are recorded above, and reading a wrong field only fails the step.
    return { exchange, data: successData(response) as SuccessData<Id>, code: errorCode(response) };
  }

  /**
   * Sends requests that depend on one earlier request. If all of them have another outcome than the contract says, the
   * finding accuses the operation of the earlier request, otherwise each accuses its own operation.
   * @returns whether all responses have one of their expected outcomes
   */
  async expectEffects(cause: OperationId, message: string, requests: readonly ExpectedEffect[]): Promise<boolean> {
    const sent: { exchange: Exchange; expected: string[]; isExpected: boolean | null }[] = [];
    for (const [id, request, ...expected] of requests) {
      this.skipUnavailable(id);
      const exchange = await this.context.client.send(id, request);
      const { response } = exchange;
      // With another status, or without an envelope, the operation itself is broken or not built.
      const isAnswer = response?.status === 200 && (errorCode(response) !== null || isSuccessResponse(response));
      sent.push({
        exchange,
        expected,
        isExpected: isAnswer ? hasOutcomeOf(outcomesNamed(id, expected), response) : null,
      });
    }
    const isCauseBroken = sent.every(({ isExpected }) => isExpected === false);
    for (const { exchange, expected, isExpected } of sent) {
      const { operation } = exchange;
      if (isExpected !== false) {
        this.checkResponse(operation, exchange, expected);
        continue;
      }
      const wrong = wrongOutcome(exchange, expected);
      const violation = {
        rule: 'effect',
        message: isCauseBroken ? message : wrong.message,
        expected: `${operation}: ${wrong.expected}`,
        actual: `${operation}: ${wrong.actual}`,
        culprit: isCauseBroken ? cause : operation,
      };
      this.check(false, violation, { exchange, outcomes: expected });
    }
    return sent.every(({ isExpected }) => isExpected === true);
  }

  /** Checks an effect of an earlier request by one request, like `expectEffects`. */
  expectEffect = (cause: OperationId, message: string, ...request: ExpectedEffect): Promise<boolean> =>
    this.expectEffects(cause, message, [request]);

  /** The members that the tester named, and those that the run has created. */
  get members() {
    const { sessions } = this.context;
    return {
      given: sessions.filter(({ isCreatedByRun }) => !isCreatedByRun),
      created: sessions.filter(({ isCreatedByRun }) => isCreatedByRun),
    };
  }

  /** Returns the first session that matches. Accounts that the run created come first. */
  findSession(matches: (session: Session) => boolean = () => true): Session | undefined {
    const { created, given } = this.members;
    return [...created, ...given].find(matches);
  }

  /** Returns any session, or skips the step when no member is logged in. */
  requireSession(...operations: OperationId[]): Session {
    return this.requireOrSkip(this.findSession(), 'no member is logged in', ...operations);
  }

  /** Returns a session of another member, if there is one. */
  findOther = ({ pk: own }: Session): Session | undefined => this.findSession(({ pk }) => pk !== own);

  /** Returns a session of another member, or skips the step when only one member can log in. */
  requireOther(session: Session, ...operations: OperationId[]): Session {
    return this.requireOrSkip(this.findOther(session), 'only one member can log in', ...operations);
  }

  /** Returns a member that the run has created, or skips the step. */
  requireCreated(...operations: OperationId[]): Session {
    return this.requireOrSkip(this.members.created[0], 'the run created no account', ...operations);
  }
}
