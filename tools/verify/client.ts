import { operationTable } from '#mocks/generated/operations.ts';
import type { Answer, Exchange, OperationId, Part, Question } from './exchange.ts';
import { Halt } from './halt.ts';
import type { Ledger } from './ledger.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** How many requests in a row may stay without an answer before the server counts as gone. */
const silencesAllowed = 3;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

function formOf(parts: Part[]): FormData {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.append(part.name, part.text);
    else form.append(part.name, new File([part.bytes], part.file));
  }
  return form;
}

/** JSON where the body is JSON; a broken byte is no JSON either. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The innermost reason why `fetch` failed. */
function silenceOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  if (error instanceof Error && error.cause) return silenceOf(error.cause, timeout);
  return error instanceof Error ? error.message || error.name : String(error);
}

const tokenName = /token$/i;

/** Every text that an answer calls a token, wherever it stands. */
function tokensIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (tokenName.test(name) ? [inner] : []) : tokensIn(inner),
  );
}

/** Sends requests to the server, one after another, within the limits of the run. */
export class Client {
  readonly #settings: Settings;
  readonly #ledger: Ledger;
  readonly #secrets: Secrets;
  readonly #until: number;
  #silences = 0;
  #patience: number;
  #next = 0;
  /** Operations that stayed without an answer twice; asking them again would cost the whole time limit. */
  readonly #silent = new Map<OperationId, number>();
  requests = 0;

  constructor(settings: Settings, ledger: Ledger, secrets: Secrets) {
    this.#settings = settings;
    this.#ledger = ledger;
    this.#secrets = secrets;
    this.#until = Date.now() + settings.limit;
    this.#patience = settings.patience;
  }

  /** Whether an operation did not answer so often that it is left alone. */
  isSilent(id: OperationId): boolean {
    return (this.#silent.get(id) ?? 0) >= 2;
  }

  /**
   * Sends one request and reads its whole answer. Status 429 is waited out.
   * @throws Halt when the run has to end
   */
  async send(id: OperationId, question: Question = {}): Promise<Exchange> {
    const exchange = await this.#once(id, question);
    for (const token of tokensIn(exchange.answer?.json)) this.#secrets.add('TOKEN', token);
    this.#settings.watch?.(exchange);
    if (exchange.answer?.status !== 429) return exchange;
    this.#ledger.reach(id, ['tooManyRequests']);
    await this.#waitOut(exchange.answer);
    return this.send(id, question);
  }

  async #waitOut(answer: Answer): Promise<void> {
    const asked = Number(answer.headers.get('Retry-After') ?? 1) * 1000;
    const pause = Math.max(250, Number.isFinite(asked) ? asked : 1000);
    this.#patience -= pause;
    if (this.#patience < 0) {
      const seconds = this.#settings.patience / 1000;
      throw new Halt(
        `the server limits the rate of requests, and ${seconds} s of waiting were not enough. ` +
          'Raise its limit for this client, or give --rate (requests a second) or --patience (seconds).',
      );
    }
    await wait(pause);
  }

  async #pace(): Promise<void> {
    if (Date.now() > this.#until) {
      throw new Halt(`the run took longer than ${this.#settings.limit / 1000} s. Give it more with --limit.`);
    }
    const { rate } = this.#settings;
    if (rate <= 0) return;
    const now = Date.now();
    this.#next = Math.max(this.#next, now) + 1000 / rate;
    await wait(this.#next - 1000 / rate - now);
  }

  #headersOf(id: OperationId, { token, secret, raw, body }: Question): Record<string, string> {
    const clientSecret = secret ?? (id === 'fileDownload' ? '' : this.#settings.clientSecret);
    const type = raw?.type ?? (body === undefined ? '' : 'application/json');
    this.#secrets.add('TOKEN', token);
    return {
      ...this.#settings.headers,
      ...(clientSecret ? { ClientSecret: clientSecret } : {}),
      ...(token ? { Authorization: token } : {}),
      ...(type ? { 'Content-Type': type } : {}),
    };
  }

  async #once(id: OperationId, question: Question): Promise<Exchange> {
    await this.#pace();
    const { path, method: own } = operationTable[id];
    const search = new URLSearchParams(
      Object.entries(question.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const method = question.method ?? own;
    const url = `${this.#settings.base}${path}${search.size > 0 ? `?${search}` : ''}`;
    const headers = this.#headersOf(id, question);
    const { raw, parts, body } = question;
    const payload = parts ? formOf(parts) : (raw?.text ?? (body === undefined ? null : JSON.stringify(body)));
    const began = performance.now();
    const made = { operation: id, method, url, headers, question };
    const took = () => Math.round(performance.now() - began);
    this.requests += 1;
    this.#ledger.asked.set(id, (this.#ledger.asked.get(id) ?? 0) + 1);
    try {
      const answer = await this.fetch(url, { method, headers, body: method === 'GET' ? null : payload });
      this.#silences = 0;
      return { ...made, took: took(), answer };
    } catch (error) {
      const silence = silenceOf(error, this.#settings.timeout);
      this.#silent.set(id, (this.#silent.get(id) ?? 0) + 1);
      this.#silences += 1;
      if (this.#silences >= silencesAllowed && !(await this.isAlive())) {
        throw new Halt(`the server stopped answering (${silence}).`);
      }
      return { ...made, took: took(), answer: null, silence };
    }
  }

  /** Fetches any address as the run fetches its own: within the time limit, and without following redirects. */
  async fetch(url: string, init: RequestInit = {}): Promise<Answer> {
    const signal = AbortSignal.timeout(this.#settings.timeout);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    const json = parse(bytes);
    return { status: response.status, type, headers: response.headers, bytes, ...(json === undefined ? {} : { json }) };
  }

  /** Whether anything at all answers there. */
  async isAlive(): Promise<boolean> {
    try {
      await this.fetch(`${this.#settings.base}${operationTable.getInfo.path}?type=notice`, {
        headers: this.#headersOf('getInfo', {}),
      });
      this.#silences = 0;
      return true;
    } catch {
      return false;
    }
  }
}
