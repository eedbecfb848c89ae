import { operationTable } from '#mocks/generated/operations.ts';
import { complaintsAbout } from './checks.ts';
import type { Client } from './client.ts';
import {
  type Answer,
  codeOf,
  type DataOf,
  dataOf,
  type Exchange,
  type OperationId,
  type Question,
} from './exchange.ts';
import { Halt } from './halt.ts';
import type { Complaint, Ledger, StepResult } from './ledger.ts';
import { type Outcome, outcomes, outcomesOf } from './outcome.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** A member who is logged in, with the tokens of this login. */
export type Session = {
  id: string;
  password: string;
  name: string;
  pk: number;
  type: string;
  access: string;
  refresh: string;
  /** Made by the run itself, so that anything may be done with it. */
  own: boolean;
};

/** The step cannot be tried, with the reason. */
export class Skip extends Error {}
/** The step has failed and cannot go on; why is noted already. */
class Failed extends Error {}

/** An answer that was held against the contract, with the data of its success. */
export type Answered<Id extends OperationId> = { exchange: Exchange; data: DataOf<Id>; code: string | null };

/** What a run knows and uses. */
export type Run = {
  settings: Settings;
  client: Client;
  ledger: Ledger;
  secrets: Secrets;
  /** Marks what the run writes. */
  prefix: string;
  sessions: Session[];
  /** The day in Seoul, YYYY-MM-DD, as the server has it; first now's, then that of two minutes ago if it is another. */
  days: () => [string, ...string[]];
};

/** A workflow: steps, of which each can fail without keeping the others from being tried. */
export class Walk {
  readonly run: Run;
  readonly name: string;
  #last: { exchange: Exchange; outcomes: string[] } | null = null;

  constructor(run: Run, name: string) {
    this.run = run;
    this.name = name;
  }

  /** Runs a step. What goes wrong is noted, and the next step is tried; gives what the step gives, if it got there. */
  async step<Result>(title: string, action: () => Promise<Result>): Promise<Result | undefined> {
    const { ledger } = this.run;
    const findings = ledger.open(this.name, title);
    const began = performance.now();
    const end = (state: StepResult['state'], reason?: string) => {
      const took = Math.round(performance.now() - began);
      ledger.steps.push({ workflow: this.name, title, state, findings, took, ...(reason ? { reason } : {}) });
    };
    try {
      const result = await action();
      end(findings.length > 0 ? 'failed' : 'passed');
      return result;
    } catch (error) {
      if (error instanceof Halt) {
        end('skipped', error.message);
        throw error;
      }
      if (error instanceof Skip) end(findings.length > 0 ? 'failed' : 'skipped', error.message);
      else if (error instanceof Failed || findings.length > 0) end('failed');
      else this.#unreadable(error, end);
      return undefined;
    }
  }

  /** An answer that keeps its schema can be read; one that can't has a meaning that the step does not know. */
  #unreadable(error: unknown, end: (state: StepResult['state'], reason?: string) => void): void {
    if (!this.#last) throw error;
    const message = `the answer can't be read further: ${error instanceof Error ? error.message : String(error)}`;
    this.check(false, { rule: 'meaning', message });
    end('failed');
  }

  /** Leaves the step, as something that it needs is not there. */
  need<Value>(value: Value | null | undefined | false, reason: string, ...operations: OperationId[]): Value {
    if (value !== null && value !== undefined && value !== false) return value;
    for (const id of operations) if (!this.run.ledger.skipped.has(id)) this.run.ledger.skipped.set(id, reason);
    throw new Skip(reason);
  }

  /** Notes a complaint about the last answer, unless something holds. */
  check(holds: boolean, complaint: Complaint, about = this.#last): boolean {
    if (!holds && about) this.run.ledger.complain(about.exchange, complaint, about.outcomes);
    return holds;
  }

  /** Notes a complaint about the last answer unless two values are the same, as JSON. */
  same(actual: unknown, expected: unknown, rule: string, message: string, pointer?: string): boolean {
    const [is, wanted] = [JSON.stringify(actual) ?? 'nothing', JSON.stringify(expected) ?? 'nothing'];
    const shown = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
    const place = pointer === undefined ? {} : { pointer };
    return this.check(is === wanted, { rule, message, ...place, expected: shown(wanted), actual: shown(is) });
  }

  /**
   * Sends a request, holds the answer against the contract, and against the outcomes that it has to be one of.
   * @param expected names of examples of the contract; every success stands for each other one
   * @throws Skip, Failed or Halt, for `step` to catch
   */
  async ask<Id extends OperationId>(id: Id, question: Question, ...expected: string[]): Promise<Answered<Id>> {
    if (this.run.client.isSilent(id)) throw new Skip(`${id} does not answer, and is not asked again`);
    const exchange = await this.run.client.send(id, question);
    return this.judge(id, exchange, expected);
  }

  /** The same for a member; an access token that has expired is refreshed once, as the contract wants of clients. */
  async askAs<Id extends OperationId>(
    session: Session,
    id: Id,
    question: Question,
    ...expected: string[]
  ): Promise<Answered<Id>> {
    if (this.run.client.isSilent(id)) throw new Skip(`${id} does not answer, and is not asked again`);
    const first = await this.run.client.send(id, { ...question, token: session.access });
    // Noted below as what it is; the steps behind this one need a session all the same.
    if (codeOf(first.answer) === '91' && !expected.includes('tokenRejected')) await this.renew(session);
    if (codeOf(first.answer) !== '97' || expected.includes('tokenExpired')) return this.judge(id, first, expected);
    this.judge(id, first, ['tokenExpired']);
    const { data } = await this.ask('requestToken', { body: { refresh_token: session.refresh } }, 'refreshed');
    session.access = data.access_token;
    return this.ask(id, { ...question, token: session.access }, ...expected);
  }

  /** Logs a member in again whose session is dead, so that one step does not spoil the next ones. */
  async renew(session: Session): Promise<void> {
    const body = { member_id: session.id, member_password: session.password };
    const { answer } = await this.run.client.send('login', { body });
    const data = dataOf(answer);
    if (typeof data !== 'object' || data === null) return;
    const { access_token: access, refresh_token: refresh } = data as Record<string, unknown>;
    if (typeof access === 'string' && typeof refresh === 'string') Object.assign(session, { access, refresh });
  }

  /** Holds an answer against the contract and the outcomes that it has to be one of. */
  judge<Id extends OperationId>(id: Id, exchange: Exchange, expected: string[]): Answered<Id> {
    const { ledger } = this.run;
    const { answer } = exchange;
    const wanted = outcomes.filter(({ operation, name }) => operation === id && expected.includes(name));
    const alike = answer ? outcomesOf(id, answer).map(({ name }) => name) : [];
    const isSuccess = wanted.some(({ status, value, type }) => status === 200 && isGood(type, value));
    const named = alike.filter((name) => expected.includes(name));
    const met = isSuccess && codeOf(answer) === null ? alike : named;
    this.#last = { exchange, outcomes: met.length > 0 ? met : expected };
    const complaints = complaintsAbout(exchange);
    for (const complaint of complaints) this.check(false, complaint);
    if (!answer) throw new Failed();
    const data = dataOf(answer);
    const cameOut =
      codeOf(answer) === null ? isSuccess && succeeded(answer) : wanted.some((one) => isFailureLike(one, answer));
    if (!cameOut) {
      this.check(false, {
        rule: 'outcome',
        message: `another outcome than ${expected.join(' or ')}`,
        expected: wanted.map(describe).join(', or '),
        actual: said(exchange),
      });
      throw new Failed();
    }
    ledger.reach(id, met);
    // Its schema was checked above; whoever reads a field that is wrong all the same ends the step, not the run.
    return { exchange, data: data as DataOf<Id>, code: codeOf(answer) };
  }

  /** The first member who is logged in and of whom something is true, those that the run made itself before others. */
  who(is: (session: Session) => boolean = () => true): Session | undefined {
    const { sessions } = this.run;
    return sessions.find((session) => session.own && is(session)) ?? sessions.find(is);
  }

  /** A member for an operation that needs a token. */
  anyone(...operations: OperationId[]): Session {
    return this.need(this.who(), 'nobody is logged in', ...operations);
  }

  /** Leaves the step unless the run may write. */
  mayWrite(...operations: OperationId[]): void {
    this.need(this.run.settings.write, 'it writes, and --write was not given', ...operations);
  }
}

const isGood = (type: string, value: unknown) =>
  type !== 'application/json' ||
  (typeof value === 'object' && value !== null && 'success' in value && value.success === true);

/** An answer with a file, or with the envelope of a success. */
const succeeded = (answer: Answer) =>
  answer.status === 200 && (answer.type !== 'application/json' || isGood(answer.type, answer.json));

const codeIn = ({ status, type, value }: Outcome) =>
  codeOf({ status, type, headers: new Headers(), bytes: new Uint8Array(), json: value });

/** Whether an answer has the status and the code of an outcome. */
const isFailureLike = (outcome: Outcome, answer: Answer) =>
  outcome.status === answer.status && codeIn(outcome) === codeOf(answer);

const describe = (outcome: Outcome): string => {
  const code = codeIn(outcome);
  return `${outcome.name} (status ${outcome.status}, ${code ? `code ${code}` : 'success'})`;
};

function said({ answer }: Exchange): string {
  if (!answer) return 'nothing';
  const code = codeOf(answer);
  return `status ${answer.status}, ${code ? `code ${code}` : succeeded(answer) ? 'success' : 'neither success nor failure'}`;
}

/** Whether an operation takes a token at all. */
export const takesToken = (id: OperationId): boolean => operationTable[id].token !== 'none';
