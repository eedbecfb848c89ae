import { getResponse } from 'msw';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { handlers } from '#mocks/http/msw.ts';
import type { Db } from '#mocks/store/db.ts';
import { storeOf } from '#mocks/store/stores.ts';

/** What a visitor sends: a body of JSON, or a form. */
export type CallOptions = {
  query?: Record<string, string | number>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  token?: string;
};

/** The parts of the envelope, as far as tests look into them. */
export type Envelope = { success: boolean; data: unknown; error: { code: string; message: string } | null };

/** Where visitors find the API. */
export const apiBase = 'http://site.test/api';

let visitorCount = 0;

/** A visitor with a store of their own: what one test does is not seen by another. */
export class Visitor {
  readonly session = `visitor-${++visitorCount}`;

  get db(): Db {
    return storeOf(this.session);
  }

  /** Sends a request through all handlers, as the service worker does. */
  send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ClientSecret: 'test', 'X-Mock-Session': this.session, ...init.headers };
    return this.dispatch(new Request(`${apiBase}${path}`, { ...init, method, headers }));
  }

  /** Sends a request as it stands; whose store it is for is up to its headers. */
  async dispatch(request: Request): Promise<Response> {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nobody answered ${request.method} ${request.url}.`);
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

  /** The envelope of an answer. */
  async callForEnvelope(id: OperationId, question?: CallOptions): Promise<Envelope> {
    return (await this.call(id, question)).json();
  }

  /** The code of an answer, or 'ok'. */
  async resultCode(id: OperationId, question?: CallOptions): Promise<string> {
    const { success, error } = await this.callForEnvelope(id, question);
    return success ? 'ok' : (error?.code ?? 'none');
  }

  /** Logs in and gives both tokens. */
  async logIn(id = 'hanbit01', password = `${id}!`): Promise<{ access_token: string; refresh_token: string }> {
    const { success, data } = await this.callForEnvelope('login', {
      body: { member_id: id, member_password: password },
    });
    if (!success) throw new Error(`${id} could not log in.`);
    return data as { access_token: string; refresh_token: string };
  }
}
