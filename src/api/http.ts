import { untilAborted } from '#src/lib/abort.ts';
import { correctClock } from '#src/lib/time/clock.ts';
import { canReturnFile, type ReceivedResponse, readEnvelope, requireValidResponse } from './envelope.ts';
import { ApiError, readRetryAfter, TransportError } from './errors.ts';

/** The result of one request. The file is a `File` if the response has a file name, else a `Blob`. */
export type HttpResult =
  | { kind: 'data'; data: unknown }
  | { kind: 'file'; file: Blob }
  | { kind: 'failure'; error: ApiError };

/**
 * Sends a request once and reads the response.
 * @param accessToken null for a guest
 * @param callerSignal the signal of the caller, which defaults to the signal of the request. Pass the original signal
 *   for a cloned request: Node may garbage-collect the link between the signals of a request and its clone.
 */
export type SendHttp = (
  request: Request,
  accessToken: string | null,
  callerSignal?: AbortSignal,
) => Promise<HttpResult>;

/**
 * Sends a request and returns the response (Fetch Standard).
 * @param restartTimeout restarts the time limit; called when a part of the request body was sent
 */
export type FetchRequest = (request: Request, restartTimeout: () => void) => Promise<Response>;

/** The dependencies of `createHttpClient`. Tests pass their own. */
export type HttpOptions = {
  fetch: FetchRequest;
  /** The base URL of the API: an absolute URL or a path. */
  base: string;
  clientSecret: string;
  /** In milliseconds. */
  timeouts: { ordinary: number; file: number };
};

/**
 * Returns the payload of a result.
 * @throws ApiError for a failure
 */
export function payloadOrThrow(result: HttpResult): unknown {
  if (result.kind === 'failure') throw result.error;
  return result.kind === 'file' ? result.file : result.data;
}

/** Returns the contract's path of a URL: its path without the base and the query. */
function operationPath(url: string, base: string): string {
  const prefix = new URL(base, url).pathname.replace(/\/$/, '');
  const path = new URL(url).pathname;
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

const isJson = (type: string) => /^application\/([\w.-]+\+)?json\b/i.test(type);

/** HTML counts as a file only if the response declares an attachment. Other HTML is the error page of a proxy. */
function isFileResponse(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || isJson(type)) return false;
  return /^attachment\b/i.test(response.headers.get('Content-Disposition') ?? '') || !/^(text\/html\b|$)/i.test(type);
}

/** The call that a response belongs to: the HTTP method, the contract's path, and whether the response may be a file. */
type ApiCall = { method: string; operation: string; isDownload: boolean };

/** Describes a response for the validation. */
const received = ({ method, operation }: ApiCall, { status, headers }: Response, text = ''): ReceivedResponse => ({
  method,
  path: operation,
  status,
  type: headers.get('Content-Type') ?? '',
  text,
});

const isFileOf = ({ isDownload }: ApiCall, response: Response) => isDownload && isFileResponse(response);

/** Reads a file. It has no name if the code that reads the name fails to load. */
async function readFileResponse(call: ApiCall, response: Response): Promise<HttpResult> {
  requireValidResponse(received(call, response));
  const blob = await response.blob();
  const code = await import('#src/lib/files/content-disposition.ts').catch(() => null);
  const name = code?.proposedFileName(response.headers.get('Content-Disposition')) ?? null;
  return { kind: 'file', file: name === null ? blob : new File([blob], name, { type: blob.type }) };
}

async function readJsonResponse(call: ApiCall, response: Response): Promise<HttpResult> {
  const { operation } = call;
  const retryAfter = response.ok ? undefined : readRetryAfter(response.headers, Date.now());
  const text = await response.text();
  requireValidResponse(received(call, response, text), retryAfter);
  const envelope = readEnvelope(text, operation, response.status, retryAfter);
  if (envelope.success) return { kind: 'data', data: envelope.data };
  const { code, message } = envelope.error;
  return { kind: 'failure', error: new ApiError(code, operation, message, retryAfter) };
}

/** `fetch` and the reading of a body throw a TypeError if the connection fails (Fetch Standard, section 5.6). */
function toApiOrTransportError(error: unknown): ApiError | TransportError {
  if (error instanceof TransportError || error instanceof ApiError) return error;
  const name = error instanceof Error ? error.name : 'unknown';
  return new TransportError(error instanceof TypeError ? 'network' : 'unknown', name, { cause: error });
}

/** Reads a response within the time limit of the request. */
type ReadResponse<Result> = (call: ApiCall, response: Response) => Promise<Result>;

/**
 * Creates a function that sends one HTTP request and reads its response: it adds the headers and enforces the time limit.
 * It has no session and never retries. The request body cannot be read again afterwards.
 * @returns a function that throws TransportError, the error of `readResponse`, or the reason of the caller's signal
 */
function createExchange<Result>(
  { fetch, base, clientSecret, timeouts }: HttpOptions,
  readResponse: ReadResponse<Result>,
) {
  return async (request: Request, accessToken: string | null, callerSignal = request.signal): Promise<Result> => {
    const operation = operationPath(request.url, base);
    const isDownload = canReturnFile(request.method, operation);
    const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;

    const timeout = new AbortController();
    const startTimer = () =>
      setTimeout(() => timeout.abort(), isDownload || isUpload ? timeouts.file : timeouts.ordinary);
    let timer = startTimer();
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = startTimer();
    };
    const signal = AbortSignal.any([callerSignal, timeout.signal]);

    const fetchAndRead = async () => {
      signal.throwIfAborted();
      // Personal data must not stay in the browser's cache, whatever the server permits.
      const requestWithHeaders = new Request(request, { signal, cache: 'no-store' });
      requestWithHeaders.headers.set('ClientSecret', clientSecret);
      if (accessToken !== null) requestWithHeaders.headers.set('Authorization', accessToken);
      const response = await fetch(requestWithHeaders, restartTimeout);
      correctClock(response.headers.get('Date'));
      return readResponse({ method: request.method, operation, isDownload }, response);
    };

    try {
      // The time limit also covers a response body that never ends, so the signal must end the reading as well.
      return await untilAborted(fetchAndRead(), signal);
    } catch (error) {
      if (callerSignal.aborted) throw callerSignal.reason;
      throw timeout.signal.aborted ? new TransportError('timeout') : toApiOrTransportError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Creates the function that sends one request and returns the payload or the failure of its envelope. */
export const createHttpClient = (options: HttpOptions): SendHttp =>
  createExchange(options, (call, response) =>
    isFileOf(call, response) ? readFileResponse(call, response) : readJsonResponse(call, response),
  );

/**
 * Creates a fetch function that checks the envelope before it returns the response, whose body is still unread. A file is
 * returned unchecked.
 * @returns a function that throws ApiError for a failure envelope, TransportError, or the reason of the request's signal
 */
export function createCheckedFetch(options: HttpOptions): (request: Request) => Promise<Response> {
  const exchange = createExchange(options, async (call, response) => {
    if (!isFileOf(call, response)) payloadOrThrow(await readJsonResponse(call, response.clone()));
    return response;
  });
  return (request) => exchange(request, null);
}
