import { untilAborted } from '#src/lib/abort.ts';
import { proposedFileName } from '#src/lib/files/content-disposition.ts';
import { canReturnFile, readEnvelope } from './envelope.ts';
import { ApiError, readRetryAfter, TransportError } from './errors.ts';
import { type ReceivedResponse, requireValidResponse } from './response-validation.ts';

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

/** Describes a response for the validation. @param path the contract's path */
const received = ({ method }: Request, path: string, { status, headers }: Response, text = ''): ReceivedResponse => {
  return { method, path, status, type: headers.get('Content-Type') ?? '', text };
};

async function readFileResponse(response: Response): Promise<HttpResult> {
  const blob = await response.blob();
  const name = proposedFileName(response.headers.get('Content-Disposition'));
  return { kind: 'file', file: name === null ? blob : new File([blob], name, { type: blob.type }) };
}

async function readJsonResponse(request: Request, operation: string, response: Response): Promise<HttpResult> {
  const retryAfter = response.ok ? undefined : readRetryAfter(response.headers, Date.now());
  const text = await response.text();
  requireValidResponse(received(request, operation, response, text), retryAfter);
  const envelope = readEnvelope(text, operation, response.status, retryAfter);
  if (envelope.success) return { kind: 'data', data: envelope.data };
  const { code, message } = envelope.error;
  return { kind: 'failure', error: new ApiError(code, operation, message, retryAfter) };
}

/** `fetch` and the reading of a body throw a TypeError if the connection fails (Fetch Standard, section 5.6). */
function toTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const name = error instanceof Error ? error.name : 'unknown';
  return new TransportError(error instanceof TypeError ? 'network' : 'unknown', name, { cause: error });
}

/**
 * Creates the function that sends one HTTP request: it adds the headers, enforces the time limit and reads the
 * envelope. It has no session and never retries. The request body cannot be read again afterwards.
 * @returns a function that throws TransportError, or the reason of the caller's signal
 */
export function createHttpClient({ fetch, base, clientSecret, timeouts }: HttpOptions): SendHttp {
  return async (request, accessToken, callerSignal = request.signal) => {
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
      const requestWithHeaders = new Request(request, { signal });
      requestWithHeaders.headers.set('ClientSecret', clientSecret);
      if (accessToken !== null) requestWithHeaders.headers.set('Authorization', accessToken);
      const response = await fetch(requestWithHeaders, restartTimeout);
      if (!isDownload || !isFileResponse(response)) return readJsonResponse(request, operation, response);
      requireValidResponse(received(request, operation, response));
      return readFileResponse(response);
    };

    try {
      // The time limit also covers a response body that never ends, so the signal must end the reading as well.
      return await untilAborted(fetchAndRead(), signal);
    } catch (error) {
      if (callerSignal.aborted) throw callerSignal.reason;
      throw timeout.signal.aborted ? new TransportError('timeout') : toTransportError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
