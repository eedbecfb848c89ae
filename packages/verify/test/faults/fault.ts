import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';

/** Handles a request as the mock does, without a fault. */
type CorrectHandler = (request: Request) => Promise<Response>;
/** Handles a request with one fault. `id` is null for a request to no operation. */
export type FaultyHandler = (request: Request, next: CorrectHandler, id: OperationId | null) => Promise<Response>;

/** The operations that a fault affects. */
export type AffectedOperations = OperationId | OperationId[] | 'all';

/**
 * A seeded fault. The handler may have state, so each run creates a new one. `operations` are those that break the
 * contract, of which the first finding of a run must name one.
 */
export type Fault = { name: string; operations?: AffectedOperations; createHandler: () => FaultyHandler };

// Faults change responses of every operation, including invalid ones, so a type would only add casts.
// biome-ignore lint/suspicious/noExplicitAny: faults change responses of every shape
export type LooseJson = any;

const operationByPath = new Map(
  operationIds.map((id) => [`${operationTable[id].method} ${operationTable[id].path}`, id]),
);

/** Returns the operation of a request, or null. */
export const operationOfRequest = ({ method, url }: Request): OperationId | null =>
  operationByPath.get(`${method} ${new URL(url).pathname.replace(/^\/api/, '')}`) ?? null;

/** Returns a response with another body, status or headers, without `Content-Length`. */
export function copyResponse(
  response: Response,
  body: BodyInit | null,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
  return new Response(body, { status: init.status ?? response.status, headers });
}

/** Returns the JSON of a request or a response without consuming its body; null when it is not JSON. */
export const readJson = async (message: Request | Response): Promise<LooseJson> =>
  message
    .clone()
    .json()
    .catch(() => null);

/** Reads the form of a request without consuming it; null when it is not a form. */
export const formOf = async (request: Request): Promise<FormData | null> =>
  request.headers.get('Content-Type')?.startsWith('multipart/form-data') && request.body
    ? request
        .clone()
        .formData()
        .catch(() => null)
    : null;

/** Returns a request with another body. The content type of a form is set by the new body. */
export function withBody(request: Request, body: BodyInit): Request {
  const headers = new Headers(request.headers);
  headers.delete('Content-Length');
  if (body instanceof FormData) headers.delete('Content-Type');
  return new Request(request.url, { method: request.method, headers, body });
}

/** Tells whether a response declares JSON. */
export const isJsonResponse = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('application/json') ?? false;

/** Returns a success envelope. */
export const successResponse = (data: LooseJson = null) => Response.json({ success: true, data, error: null });

/** Returns a failure envelope. */
export const failureResponse = (code: string, status = 200) =>
  Response.json({ success: false, data: null, error: { code, message: '요청을 처리할 수 없습니다.' } }, { status });

const isAffected = (ids: AffectedOperations, id: OperationId | null): id is OperationId =>
  id !== null && (ids === 'all' || (Array.isArray(ids) ? ids.includes(id) : ids === id));

/** Returns a copy of a request with a header set, or without it when the value is null. */
export function withHeader(request: Request, name: string, value: string | null): Request {
  const headers = new Headers(request.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Request(request, { headers });
}

/** Returns the number of the member whose access token of the mock a request has; NaN without one. */
export const memberPkOf = (request: Request) =>
  Number(/member-(\d+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]);

/** Creates faults, by the part of a server that they change. */
export const fault = {
  /** Creates a fault with state in some operations, of which the first is broken. */
  stateful: (name: string, ids: [OperationId, ...OperationId[]], createHandler: () => FaultyHandler): Fault => ({
    name,
    operations: ids[0],
    createHandler: () => {
      const handle = createHandler();
      return async (request, next, id) => (isAffected(ids, id) ? handle(request, next, id) : next(request));
    },
  }),
  /** Creates a fault in the handling of requests to some operations. */
  handling: (name: string, operations: AffectedOperations, handle: FaultyHandler): Fault => ({
    name,
    operations,
    createHandler: () => async (request, next, id) =>
      isAffected(operations, id) ? handle(request, next, id) : next(request),
  }),
  /** Creates a fault in status, headers or bytes of a response. */
  response: (
    name: string,
    ids: AffectedOperations,
    change: (response: Response, request: Request) => Response | Promise<Response>,
  ): Fault => fault.handling(name, ids, async (request, next) => change(await next(request), request)),
  /** Creates a fault in the JSON of responses: `change` modifies it in place, or returns other JSON. */
  json: (name: string, ids: AffectedOperations, change: (json: LooseJson, request: Request) => LooseJson): Fault =>
    fault.response(name, ids, async (response, request) => {
      if (!isJsonResponse(response)) return response;
      const json: LooseJson = await response.json();
      return copyResponse(response, JSON.stringify(change(json, request) ?? json));
    }),
  /** Creates a fault in the data of success envelopes: `change` modifies it in place. */
  data: (name: string, ids: AffectedOperations, change: (data: LooseJson) => void): Fault =>
    fault.json(name, ids, (json) => {
      if (json.success && json.data) change(json.data);
    }),
  /** Creates a fault in failures with one error code: `replace` returns another response. */
  errorCode: (
    name: string,
    ids: AffectedOperations,
    code: string,
    replace: (response: Response) => Response | Promise<Response>,
  ): Fault =>
    fault.response(name, ids, async (response) =>
      (await readJson(response))?.error?.code === code ? replace(response) : response,
    ),
  /** Creates a fault in reading requests: `change` returns another request. */
  request: (name: string, ids: AffectedOperations, change: (request: Request) => Request | Promise<Request>): Fault =>
    fault.handling(name, ids, async (request, next) => next(await change(request))),
  /** Creates a fault in reading the query: `change` modifies the parameters in place. */
  query: (name: string, ids: AffectedOperations, change: (query: URLSearchParams) => void): Fault =>
    fault.request(name, ids, (request) => {
      const url = new URL(request.url);
      change(url.searchParams);
      return new Request(url, request);
    }),
  /** Creates a fault in reading a JSON body: `change` modifies it in place. */
  body: (name: string, ids: AffectedOperations, change: (body: LooseJson) => void): Fault =>
    fault.request(name, ids, async (request) => {
      const body = await readJson(request);
      if (body === null) return request;
      change(body);
      return withBody(request, JSON.stringify(body));
    }),
  /** Creates a fault in reading a form: `change` returns name and value of each part, or null to drop the part. */
  form: (
    name: string,
    ids: AffectedOperations,
    change: (name: string, value: string | File) => [string, string | File] | null,
  ): Fault =>
    fault.request(name, ids, async (request) => {
      const form = await formOf(request);
      if (!form) return request;
      const changed = new FormData();
      for (const [part, value] of form) {
        const [newName, newValue] = change(part, value) ?? [];
        if (newName !== undefined && newValue !== undefined) changed.append(newName, newValue);
      }
      return withBody(request, changed);
    }),
  /**
   * Creates a server that refuses some requests with status 429.
   * @param createLimit returns a function that gives, for each request, the seconds to wait; null permits the request
   */
  rateLimit: (name: string, createLimit: () => () => number | null): Fault => ({
    name,
    createHandler: () => {
      const secondsToWait = createLimit();
      return async (request, next, id) => {
        const seconds = id === null ? null : secondsToWait();
        if (seconds === null) return next(request);
        const refusal = failureResponse('49', 429);
        refusal.headers.set('Retry-After', String(seconds));
        return refusal;
      };
    },
  }),
};
