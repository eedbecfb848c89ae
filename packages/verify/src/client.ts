import { isWrongCompression } from '#tools/dev/start/server-messages.ts';
import { readLimitedBody } from '#verify/command/response-body.ts';
import { shorten, withoutNumbers } from '#verify/contract/json-values.ts';
import { hasOperation, OperationMissing, operationTable, writesData } from '#verify/contract/operations.ts';
import { isNotFoundEnvelope, OperationAvailability } from '#verify/coverage/operation-availability.ts';
import { recordExchange } from '#verify/diagnosis/step-trace.ts';
import type { Exchange, OperationId, ReceivedResponse, RequestInput } from './exchange.ts';
import { codeOf, isConnectionClosed, isTimeout, LostResponse, LostResponses } from './requests/lost-responses.ts';
import { isLargeUpload, toFormData, uploadMs } from './requests/request-body.ts';
import { RequestGate } from './requests/request-gate.ts';
import { SlowResponses } from './requests/slow-responses.ts';
import { RunAborted, StepSkipped } from './run/run-ends.ts';
import type { RunResults } from './run/run-results.ts';
import type { Settings } from './run/settings.ts';
import type { Secrets } from './secrets.ts';

/** Parses a body as JSON; undefined for JSON or UTF-8 that is not valid, or a byte order mark (RFC 8259). */
function parseJsonBytes(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** A response may take this number of time limits before it counts as none. After one, no other request is sent. */
const slowResponseFactor = 2;

/** Returns the message of the innermost cause of a failed `fetch`. */
function describeFetchError(error: unknown, timeoutMs: number): string {
  if (error instanceof LostResponse) return `${describeFetchError(error.cause, timeoutMs)}; ${error.message}`;
  if (isTimeout(error)) return `no response within ${timeoutMs / 1000} s`;
  if (isWrongCompression(codeOf(error))) return 'the body is not compressed as the header Content-Encoding says';
  if (error instanceof Error && error.cause) return describeFetchError(error.cause, timeoutMs);
  return error instanceof Error ? error.message || error.name : String(error);
}

/** Collects the text of each field whose name ends with `token`, at any depth. */
function collectTokens(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (/token$/i.test(name) ? [inner] : []) : collectTokens(inner),
  );
}

/** Sends requests to the server, several at a time, within the limits of the run. */
export class VerifierClient {
  readonly #settings: Settings;
  readonly #results: RunResults;
  readonly #secrets: Secrets;
  /** The end of the run's time limit, in milliseconds since the epoch. */
  readonly #deadline: number;
  #remainingRateLimitWaitMs: number;
  readonly #gate: RequestGate;
  #stopReason: RunAborted | null = null;
  readonly availability = new OperationAvailability();
  readonly #lostResponses = new LostResponses(() => this.#isServerUp());
  readonly #slowResponses: SlowResponses;
  /** The number of stops of the server after which a session was renewed. */
  readonly #renewals = new WeakMap<object, number>();

  constructor(settings: Settings, results: RunResults, secrets: Secrets) {
    this.#settings = settings;
    this.#results = results;
    this.#secrets = secrets;
    this.#deadline = Date.now() + settings.runTimeoutMs;
    this.#remainingRateLimitWaitMs = settings.rateLimitWaitMs;
    this.#gate = new RequestGate(settings);
    this.#slowResponses = new SlowResponses(settings.timeoutMs);
  }

  /** Lines about a server that has stopped and was started again, about slow responses, and about the load. */
  get notes(): string[] {
    return [...this.#lostResponses.stops, ...this.#slowResponses.describe()];
  }

  /** Tells whether a session may have ended because the server was started again. It is true once for each start. */
  mayHaveLost(session: object): boolean {
    const { length: stops } = this.#lostResponses.stops;
    const isNew = stops > (this.#renewals.get(session) ?? 0);
    this.#renewals.set(session, stops);
    return isNew;
  }

  /** Ends the run: every further request throws the given reason. */
  stop(reason: RunAborted): void {
    this.#stopReason ??= reason;
  }

  /** Returns the reason why no more requests are sent to an operation, or null when it is available. */
  skipReason(id: OperationId, method?: string): string | null {
    return this.#forbidden(id, method) ?? this.availability.skipReason(id);
  }

  /** Returns why the tester allows no requests to an operation, or null. With another method, it stores nothing. */
  #forbidden(id: OperationId, method?: string): string | null {
    const { builtOperations, canWrite } = this.#settings;
    if (builtOperations?.includes(id) === false) return `${id} is not in --built`;
    return canWrite || method !== undefined || !writesData(id) ? null : 'the step stores data, which needs --write';
  }

  /** @throws OperationMissing, StepSkipped or RunAborted when a request must not be sent */
  #throwIfForbidden(id: OperationId, { method }: RequestInput): void {
    if (!hasOperation(id)) throw new OperationMissing(id);
    const reason = this.#forbidden(id, method);
    if (reason !== null) throw new StepSkipped(reason);
    this.throwIfEnded();
  }

  /** Sends a request and reads the whole response. After status 429, waits and sends the request again. */
  async send(id: OperationId, request: RequestInput = {}): Promise<Exchange> {
    this.#throwIfForbidden(id, request);
    const isLarge = isLargeUpload(request);
    await this.#gate.enter(id, 1, isLarge);
    return this.#sendAdmitted(id, request, isLarge);
  }

  /** Sends several requests to an operation at the same moment. Returns the exchanges in their order. */
  async sendTogether(id: OperationId, requests: RequestInput[]): Promise<Exchange[]> {
    for (const request of requests) this.#throwIfForbidden(id, request);
    if (requests.length === 0) return [];
    await this.#gate.enter(id, requests.length);
    return Promise.all(requests.map((request) => this.#sendAdmitted(id, request)));
  }

  /** Sends a request that the gate has admitted. */
  async #sendAdmitted(id: OperationId, request: RequestInput, isLarge = false): Promise<Exchange> {
    const sent = await this.#sendOnce(id, request).finally(() => this.#gate.leave(id, isLarge));
    const isUnknown =
      isNotFoundEnvelope(sent) && !this.availability.isProven(id) && (await this.#isOfUnknownPath(sent));
    const exchange = this.availability.observe(sent, isUnknown);
    for (const token of collectTokens(exchange.response?.json)) this.#secrets.add('TOKEN', token);
    this.#secrets.addTokenOrigins(exchange);
    recordExchange(exchange);
    this.#settings.onExchange?.(exchange);
    if (exchange.response?.status !== 429) return exchange;
    this.#results.addReachedOutcomes(id, ['tooManyRequests']);
    this.#pauseForRateLimit(id, exchange.response);
    return this.send(id, request);
  }

  /** Tells whether the server responds to a path that it surely does not have as it has responded to a request. */
  async #isOfUnknownPath({ operation, request, url, response }: Exchange): Promise<boolean> {
    const described = this.describeRequest(operation, request);
    const { pathname } = new URL(url);
    const unknown = `${pathname}-of-no-operation`;
    const other = await this.fetch(url.replace(pathname, unknown), described).catch(() => null);
    const textOf = (json: unknown, path: string) => withoutNumbers(json).replaceAll(path, '');
    return other?.status === response?.status && textOf(other?.json, unknown) === textOf(response?.json, pathname);
  }

  /** Pauses for the seconds of `Retry-After`: at least 250 ms, and 1 s when the header is absent or not a number. */
  #pauseForRateLimit(id: OperationId, response: ReceivedResponse): void {
    const retryAfterMs = Number(response.headers.get('Retry-After') ?? 1) * 1000;
    const waitMs = Math.max(250, Number.isFinite(retryAfterMs) ? retryAfterMs : 1000);
    this.#remainingRateLimitWaitMs -= this.#gate.pause(id, waitMs);
    if (this.#remainingRateLimitWaitMs < 0) {
      const seconds = this.#settings.rateLimitWaitMs / 1000;
      throw new RunAborted(
        `the server limits the rate of requests (status 429), and waiting ${seconds} s in total was not enough. ` +
          "Raise the server's limit for this client, or use --rate (requests per second) or --max-wait (seconds).",
      );
    }
  }

  /** @throws RunAborted when the run was stopped, or its time limit is exceeded */
  throwIfEnded(): void {
    if (this.#stopReason) throw this.#stopReason;
    if (Date.now() <= this.#deadline) return;
    const seconds = this.#settings.runTimeoutMs / 1000;
    throw new RunAborted(`the run took longer than ${seconds} s. Allow more time with --run-timeout (seconds).`);
  }

  /** Returns the URL, and what `fetch` needs besides it, of a request. */
  describeRequest(id: OperationId, request: RequestInput) {
    const { path, method: operationMethod } = operationTable[id];
    const search = new URLSearchParams(
      Object.entries(request.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { token, raw, parts, body, method = operationMethod } = request;
    const secret = request.secret ?? (id === 'fileDownload' ? '' : this.#settings.clientSecret);
    const type = raw?.type ?? (body === undefined ? '' : 'application/json');
    const headers: Record<string, string> = {
      ...this.#settings.headers,
      ...(secret ? { ClientSecret: secret } : {}),
      ...(token ? { Authorization: token } : {}),
      ...(type ? { 'Content-Type': type } : {}),
    };
    const payload = parts ? toFormData(parts) : (raw?.text ?? (body === undefined ? null : JSON.stringify(body)));
    const url = `${this.#settings.baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`;
    return { url, method, headers, body: method === 'GET' ? null : payload };
  }

  async #sendOnce(id: OperationId, request: RequestInput): Promise<Exchange> {
    await this.#gate.waitForRate();
    this.throwIfEnded();
    const { url, body, ...described } = this.describeRequest(id, request);
    const startedAt = performance.now();
    const sent = { operation: id, url, ...described, request };
    const elapsedMs = () => Math.round(performance.now() - startedAt);
    this.#results.requestCounts.set(id, (this.#results.requestCounts.get(id) ?? 0) + 1);
    try {
      const response = await this.fetch(url, { ...described, body }, uploadMs(request));
      return { ...sent, durationMs: elapsedMs(), response };
    } catch (error) {
      if (error instanceof RunAborted) throw error;
      const failureReason = describeFetchError(
        error,
        slowResponseFactor * this.#settings.timeoutMs + uploadMs(request),
      );
      const underWay = error instanceof LostResponse ? error.underWay : '';
      const failure = { failureReason, underWay, isClosed: isConnectionClosed(error) };
      return { ...sent, durationMs: elapsedMs(), response: null, ...failure };
    }
  }

  /**
   * Fetches any URL with the time limit of the run, and waits as long again for a slow response. Redirects are not followed.
   * A request whose response is lost is sent again, alone.
   * @param extraMs the time that the upload of the body may take
   * @throws LostResponse, RunAborted or the error of `fetch`
   */
  fetch(url: string, init: RequestInit = {}, extraMs = 0): Promise<ReceivedResponse> {
    const { pathname, search } = new URL(url);
    const body = typeof init.body === 'string' ? ` with the body ${shorten(this.#secrets.mask(init.body), 60)}` : '';
    const name = `${init.method ?? 'GET'} ${pathname}${search}${body}`;
    const limitMs = slowResponseFactor * this.#settings.timeoutMs + extraMs;
    return this.#lostResponses.send({ path: pathname, name, send: () => this.fetchOnce(url, init, limitMs) });
  }

  /** Fetches any URL like `fetch`, but once, and without more time for a slow response. */
  async fetchOnce(url: string, init: RequestInit, limitMs = this.#settings.timeoutMs): Promise<ReceivedResponse> {
    const controller = new AbortController();
    const abort = () => controller.abort(new DOMException('no response', 'TimeoutError'));
    const endWatch = this.#gate.watchTimeLimit(limitMs, abort);
    let isReceived = false;
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: controller.signal });
      const bytes = await readLimitedBody(response);
      isReceived = true;
      const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      const json = parseJsonBytes(bytes);
      const { status, headers } = response;
      return { status, type, headers, bytes, ...(json === undefined ? {} : { json }) };
    } finally {
      this.#slowResponses.record(`${init.method ?? 'GET'} ${new URL(url).pathname}`, endWatch());
      if (isReceived) this.#gate.recordResponse();
    }
  }

  /** Tells whether the server gives any response, or at least takes the connection. */
  #isServerUp(): Promise<boolean> {
    const { baseUrl, headers } = this.#settings;
    return this.fetchOnce(baseUrl, { headers }).then(() => true, isConnectionClosed);
  }
}
