import { getResponse } from 'msw';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { handlers } from '#mocks/http/msw.ts';
import { validateResponse } from '#mocks/request-log/contract-check.ts';
import type { Db } from '#mocks/store/db.ts';
import { storeOf } from '#mocks/store/stores.ts';

/** The data of a call: query, JSON body or form, headers and access token. */
export type CallOptions = {
  query?: Record<string, string | number>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  token?: string;
};

/** The response envelope of the contract, as far as tests use it. */
export type Envelope = { success: boolean; data: unknown; error: { code: string; message: string } | null };

/** The base URL of the API in the tests. */
export const apiBase = 'http://site.test/api';

/**
 * Validates a response as the site does in development.
 * @throws Error with the operation, the JSON pointer and the reason
 */
async function requireContract({ method, url }: Request, response: Response): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  const text = type.startsWith('application/json') ? await response.clone().text() : '';
  const problem = validateResponse({ method, path: new URL(url).pathname, status: response.status, type, text });
  if (problem) throw new Error(`${method} ${url} breaks the contract at ${problem.pointer}: ${problem.reason}`);
}

let visitorCount = 0;

/** A visitor with a separate store, so that tests do not affect each other. */
export class Visitor {
  readonly session = `visitor-${++visitorCount}`;

  get db(): Db {
    return storeOf(this.session);
  }

  /** Sends a request with the session of this visitor through all handlers, as the service worker does. */
  send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ClientSecret: 'test', 'X-Mock-Session': this.session, ...init.headers };
    return this.dispatch(new Request(`${apiBase}${path}`, { ...init, method, headers }));
  }

  /**
   * Sends a request unchanged. Its headers determine the session.
   * @throws Error when no handler responds, or when the response breaks the contract
   */
  async dispatch(request: Request): Promise<Response> {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler responded to ${request.method} ${request.url}.`);
    await requireContract(request, response);
    return response;
  }

  call(id: OperationId, { query = {}, body, form, headers = {}, token }: CallOptions = {}): Promise<Response> {
    const { method, path } = operationTable[id];
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return this.send(method, search.size > 0 ? `${path}?${search}` : path, {
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: token } : {}),
        ...headers,
      },
      ...(form ? { body: form } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Calls an operation and returns the envelope of the response. */
  async callForEnvelope(id: OperationId, options?: CallOptions): Promise<Envelope> {
    return (await this.call(id, options)).json();
  }

  /** Calls an operation and returns the error code of the response, or 'ok' for a success. */
  async resultCode(id: OperationId, options?: CallOptions): Promise<string> {
    const { success, error } = await this.callForEnvelope(id, options);
    return success ? 'ok' : (error?.code ?? 'none');
  }

  /** Logs a member in and returns both tokens. */
  async logIn(id = 'hanbit01', password = `${id}!`): Promise<{ access_token: string; refresh_token: string }> {
    const { success, data } = await this.callForEnvelope('login', {
      body: { member_id: id, member_password: password },
    });
    if (!success) throw new Error(`${id} could not log in.`);
    return data as { access_token: string; refresh_token: string };
  }
}
