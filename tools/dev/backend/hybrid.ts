import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { contractOperation, operationOf } from '#mocks/http/document.ts';
import type { Source } from '#mocks/request-log/request-entry.ts';
import { readPreference } from '#mocks/scenarios.ts';
import { handleRequest } from '#mocks/server.ts';
import type { Db } from '#mocks/store/db.ts';
import { sessionIdOf, storeOf } from '#mocks/store/stores.ts';
import { type Envelope, envelopeIn, isNotBuilt, readLogin, tokenIn } from './envelopes.ts';
import { type BackendResponse, BackendUnreachable, requestBackend } from './request-backend.ts';
import { Sessions } from './sessions.ts';
import type { Sources } from './sources.ts';

/** The settings of a hybrid of mock and backend. */
export type HybridOptions = {
  /** The URL of the backend, without `/api`. */
  backend: URL;
  sources: Sources;
  /** Whether tests may set the clock of the mock and read its codes. */
  controls?: boolean;
  /** Prints one line in the terminal. */
  print: (line: string) => void;
};

/** A request with its body, which is sent to the backend, to the mock, or to both. */
type Call = { id: OperationId | null; path: string; request: Request; body: ArrayBuffer | null };

/** Why an answer may surprise, for the panel. `split` lists the operations of the other side. */
type Note = 'guest' | 'unknownToken' | 'unreachable' | `split=${string}`;

const anHourMs = 3_600_000;

/** Answers each request from the mock or the backend. */
export class Hybrid {
  readonly sources: Sources;
  readonly #options: HybridOptions;
  readonly #sessions = new Sessions();
  readonly #startedStores = new WeakSet<Db>();
  /** For each operation that reads: the last write that changed it, and the side of the write. */
  readonly #lastWrites = new Map<OperationId, { writer: OperationId; isBackend: boolean }>();

  constructor(options: HybridOptions) {
    this.#options = options;
    this.sources = options.sources;
  }

  /** Answers one request. The header `Mock-Source` of the response names the source, `Mock-Note` what may surprise. */
  async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/api(?=\/)/, '');
    const id = operationOf(request.method, path);
    const body = /^(GET|HEAD)$/.test(request.method) ? null : await request.arrayBuffer();
    const call = { id, path: path + search, request, body };
    if (id ? this.#isForMock(id, call) : this.#isMockPath(path)) {
      const isMissing = id !== null && this.sources.of(id) === 'missing';
      return this.#fromMock(call, isMissing ? 'missing' : 'mock');
    }
    return this.#fromBackend(call);
  }

  #isMockPath(path: string): boolean {
    if (path.startsWith('/mock/')) return true;
    // The posts name their files, so the files have the source of the posts.
    return path.startsWith('/files/') && !this.sources.isBackend('getInfoDetail');
  }

  #isForMock(id: OperationId, { request, body }: Call): boolean {
    const { code, example } = readPreference(request.headers.get('Prefer') ?? '');
    if (code !== undefined || example !== undefined || !this.sources.isBackend(id)) return true;
    // Only the side that has issued a token can refresh it or end its session.
    const token = id === 'requestToken' ? tokenIn(body) : request.headers.get('Authorization');
    if (id !== 'requestToken' && id !== 'logout') return false;
    return token !== null && this.#sessions.isMockLogin(token);
  }

  async #fromMock({ id, path, request, body }: Call, source: Source): Promise<Response> {
    const db = storeOf(sessionIdOf(request));
    if (!this.#startedStores.has(db)) {
      this.#startedStores.add(db);
      // The page gets times of both sides, so the mock has the clock of this computer.
      if (Math.abs(db.clock.now() - Date.now()) > anHourMs) db.clock.set(Date.now());
    }
    const headers = new Headers(request.headers);
    const token = headers.get('Authorization');
    const persona = this.sources.persona;
    if (token) headers.set('Authorization', this.#sessions.mockToken(db, token, persona));
    const refreshToken = id === 'requestToken' ? tokenIn(body) : null;
    const translated = refreshToken && this.#sessions.mockToken(db, refreshToken, persona);
    const sent = translated ? new TextEncoder().encode(JSON.stringify({ refresh_token: translated })) : body;
    headers.delete('Content-Length');
    const { method, signal } = request;
    const url = new URL(path, new URL(request.url).origin);
    const call = new Request(url, { method, headers, signal, body: sent });
    const response = await handleRequest(call, this.#options.controls ?? false);
    if (refreshToken) {
      const issued = envelopeIn(await response.clone().arrayBuffer());
      if (issued?.accessToken) this.#sessions.renew(refreshToken, issued.accessToken, 'mock');
    }
    if (id === 'logout' && token) this.#sessions.end(token);
    const note = id && response.ok ? this.#splitNote(id, false) : null;
    return withSource(response, source, note);
  }

  async #fromBackend(call: Call): Promise<Response> {
    const { id, path, request, body } = call;
    const headers = new Headers(request.headers);
    const token = headers.get('Authorization');
    const sentToken = token && this.#sessions.backendToken(token);
    const isForeign = token !== null && this.#sessions.isMockLogin(token);
    const isGuest = isForeign && id !== null && operationTable[id].token !== 'required';
    if (isGuest) headers.delete('Authorization');
    else if (sentToken) headers.set('Authorization', sentToken);
    const { method, signal } = request;
    const { backend, print } = this.#options;
    let answer: BackendResponse;
    try {
      answer = await requestBackend(backend, `/api${path}`, { method, headers, body, signal });
    } catch (error) {
      if (!(error instanceof BackendUnreachable)) throw error;
      print(error.message);
      // The page shows the message for a server that cannot be reached, as behind the proxy of a published site.
      return withSource(new Response(error.message, { status: 502 }), 'backend', 'unreachable');
    }
    const { response, bytes } = answer;
    const { status } = response;
    const envelope = envelopeIn(bytes);
    const type = response.headers.get('Content-Type') ?? '';
    if (id && this.sources.isReplaceable(id) && isNotBuilt(status, type, envelope)) {
      this.sources.set(id, 'missing');
      print(`${id} is not built (status ${status}). The mock answers it from now on.`);
      return this.#fromMock(call, 'missing');
    }
    if (id === 'login') this.#beginSession(bytes);
    else if (envelope) this.#followSession(call, envelope);
    const foreignNote = isGuest ? 'guest' : isForeign ? 'unknownToken' : null;
    const note = foreignNote ?? (id && envelope?.success !== false ? this.#splitNote(id, true) : null);
    return withSource(response, 'backend', note);
  }

  /** Gives the mock the login that the backend has answered. */
  #beginSession(bytes: ArrayBuffer | null): void {
    const login = readLogin(bytes);
    if (login) this.#sessions.begin(login);
  }

  /** Renews or ends a login of the backend for the mock too. */
  #followSession({ id, request, body }: Call, envelope: Envelope): void {
    const refreshToken = id === 'requestToken' ? tokenIn(body) : null;
    const token = refreshToken ?? request.headers.get('Authorization');
    if (token && (envelope.endsSession || (id === 'logout' && envelope.success))) this.#sessions.end(token);
    else if (refreshToken && envelope.accessToken) this.#sessions.renew(refreshToken, envelope.accessToken, 'backend');
  }

  /**
   * Returns the operations whose data are on the other side: after a write those that should show it, and after a read
   * the write that it does not show.
   */
  #splitNote(id: OperationId, isBackend: boolean): Note | null {
    const changed = contractOperation(id)['x-changes'] ?? [];
    for (const read of changed) this.#lastWrites.set(read, { writer: id, isBackend });
    const others = changed.filter((read) => this.sources.isBackend(read) !== isBackend);
    const write = this.#lastWrites.get(id);
    if (write && write.isBackend !== isBackend) others.push(write.writer);
    return others.length > 0 ? `split=${others.join(',')}` : null;
  }
}

/** Returns a response with the headers for the panel. */
function withSource(response: Response, source: Source, note: Note | null): Response {
  const headers = new Headers(response.headers);
  headers.set('Mock-Source', source);
  if (note) headers.set('Mock-Note', note);
  return new Response(response.body, { status: response.status, headers });
}
