import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { answerRequest } from '#mocks/http/answer.ts';
import { validateResponse } from '#mocks/request-log/contract-check.ts';
import type { Db } from '#mocks/store/db.ts';
import { storeOf } from '#mocks/store/stores.ts';
import { type ApiClient, createTypedClient } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.ts';
import { dataOf } from '#tests/support/api-results.ts';

/** The data of an untyped call: query, JSON body or form, headers and access token. */
export type UntypedOptions = {
  query?: Record<string, string | number>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  token?: string;
};

/** The base URL of the API in the tests. */
const apiBase = 'http://site.test/api';

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

  /** A typed client that calls the API as this visitor, without a login. `dataOf` and `codeOf` read its results. */
  readonly client: ApiClient = this.withToken(null);

  /** Returns a typed client that calls the API with an access token. */
  withToken(token: string | null): ApiClient {
    return createTypedClient((request) => {
      for (const [name, value] of Object.entries({ ...this.#headers, ...(token && { Authorization: token }) }))
        if (!request.headers.has(name)) request.headers.set(name, value);
      return this.dispatch(request);
    }, apiBase);
  }

  get #headers() {
    return { ClientSecret: 'test', 'X-Mock-Session': this.session };
  }

  /** Sends a request with the session of this visitor to the mock, as the service worker does. */
  send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    return this.dispatch(
      new Request(`${apiBase}${path}`, { ...init, method, headers: { ...this.#headers, ...init.headers } }),
    );
  }

  /**
   * Sends a request unchanged. Its headers determine the session.
   * @throws Error when the response breaks the contract
   */
  async dispatch(request: Request): Promise<Response> {
    const response = await answerRequest(request);
    await requireContract(request, response);
    return response;
  }

  /**
   * Calls an operation with data that the types of the contract forbid, or with an operation that is known only at run
   * time. Other tests call `client`.
   */
  callUntyped(
    id: OperationId,
    { query = {}, body, form, headers = {}, token }: UntypedOptions = {},
  ): Promise<Response> {
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

  /** Logs a member in and returns both tokens. @throws Error for a failure */
  logIn(id = 'hanbit01', password = `${id}!`): Promise<components['schemas']['LoginData']> {
    return dataOf(this.client.POST('/v1/front/login', { body: { member_id: id, member_password: password } }));
  }
}
