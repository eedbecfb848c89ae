import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';

/** Answers a request as the sound mock does. */
type Next = (request: Request) => Promise<Response>;
/** Answers a request as a server with one fault does. */
export type Broken = (request: Request, next: Next, id: OperationId | null) => Promise<Response>;

/** A server with one fault. What it remembers begins anew with each run. */
export type Fault = { name: string; make: () => Broken };

// Whatever came, a fault changes it; its shape is the contract's business, not that of the fault.
// biome-ignore lint/suspicious/noExplicitAny: a fault reaches into answers of every shape
export type Loose = any;

const byAddress = new Map(operationIds.map((id) => [`${operationTable[id].method} ${operationTable[id].path}`, id]));

/** The operation of a request, if it is for one. */
export const operationOf = ({ method, url }: Request): OperationId | null =>
  byAddress.get(`${method} ${new URL(url).pathname.replace(/^\/api/, '')}`) ?? null;

/** An answer with another body or status; its length is counted anew. */
export function answerLike(
  response: Response,
  body: BodyInit | null,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
  return new Response(body, { status: init.status ?? response.status, headers });
}

/** The JSON of a request or an answer, which can still be read afterwards; null where it is none. */
export const jsonOf = async (message: Request | Response): Promise<Loose> =>
  message
    .clone()
    .json()
    .catch(() => null);

const isJson = (response: Response) => response.headers.get('Content-Type')?.startsWith('application/json') ?? false;

/** The envelope of a success that has nothing to tell. */
export const emptySuccess = () => Response.json({ success: true, data: null, error: null });

/** The envelope of a failure. */
export const failure = (code: string, status = 200) =>
  Response.json({ success: false, data: null, error: { code, message: '요청을 처리할 수 없습니다.' } }, { status });

type Ids = OperationId | OperationId[] | 'all';
const concerns = (ids: Ids, id: OperationId | null): id is OperationId =>
  id !== null && (ids === 'all' || (Array.isArray(ids) ? ids.includes(id) : ids === id));

/** A fault in the JSON that operations answer with: `change` alters it, or gives something else. */
export const inJson = (name: string, ids: Ids, change: (json: Loose, request: Request) => Loose): Fault => ({
  name,
  make: () => async (request, next, id) => {
    const response = await next(request);
    if (!concerns(ids, id) || !isJson(response)) return response;
    const json: Loose = await response.json();
    return answerLike(response, JSON.stringify(change(json, request) ?? json));
  },
});

/** A fault in the data of successes alone. */
export const inData = (name: string, ids: Ids, change: (data: Loose, request: Request) => void): Fault =>
  inJson(name, ids, (json, request) => {
    if (json.success && json.data) change(json.data, request);
  });

/** A fault in failures of one code: `answer` makes another answer of it. */
export const onCode = (
  name: string,
  ids: Ids,
  code: string,
  answer: (response: Response, json: Loose, request: Request) => Response | Promise<Response>,
): Fault => ({
  name,
  make: () => async (request, next, id) => {
    const response = await next(request);
    if (!concerns(ids, id) || !isJson(response)) return response;
    const json: Loose = await response.clone().json();
    return json.error?.code === code ? answer(response, json, request) : response;
  },
});

/** A fault in how a request is understood: `change` gives another one. */
export const onRequest = (name: string, ids: Ids, change: (request: Request) => Request | Promise<Request>): Fault => ({
  name,
  make: () => async (request, next, id) => next(concerns(ids, id) ? await change(request) : request),
});

/** A fault in the query. */
export const inQuery = (name: string, ids: Ids, change: (query: URLSearchParams) => void): Fault =>
  onRequest(name, ids, (request) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return new Request(url, request);
  });

/** A fault in how a JSON body is understood. */
export const inBody = (name: string, ids: Ids, change: (body: Loose) => Loose): Fault =>
  onRequest(name, ids, async (request) => {
    const text = await request.text();
    let body = text;
    try {
      const json: Loose = JSON.parse(text);
      body = JSON.stringify(change(json) ?? json);
    } catch {
      // What is no JSON goes on as it came.
    }
    return new Request(request.url, { method: request.method, headers: request.headers, body });
  });

/** A fault in how a form is understood: `change` gives each part, another one, or null to drop it. */
export const inForm = (
  name: string,
  ids: Ids,
  change: (name: string, value: string | File) => [string, string | File] | null,
): Fault =>
  onRequest(name, ids, async (request) => {
    const copy = request.clone();
    let form: FormData;
    try {
      form = await request.formData();
    } catch {
      return copy;
    }
    const changed = new FormData();
    for (const [part, value] of form) {
      const [to, kept] = change(part, value) ?? [];
      if (to !== undefined && kept !== undefined) changed.append(to, kept);
    }
    const headers = new Headers(request.headers);
    headers.delete('Content-Type');
    headers.delete('Content-Length');
    return new Request(request.url, { method: request.method, headers, body: changed });
  });

/** A fault in the bytes, status or headers of an answer. */
export const inAnswer = (
  name: string,
  ids: Ids,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Fault => ({
  name,
  make: () => async (request, next, id) => {
    const response = await next(request);
    return concerns(ids, id) ? change(response, request) : response;
  },
});

/** The same request with another header, or without it. */
export function withHeader(request: Request, name: string, value: string | null): Request {
  const headers = new Headers(request.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Request(request, { headers });
}
