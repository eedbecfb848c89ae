import { untilAborted } from '#src/lib/abort.ts';
import { proposedFileName } from '#src/lib/files/content-disposition.ts';
import { mayAnswerFile, readEnvelope } from './envelope.ts';
import { ApiError, TransportError } from './errors.ts';
import { readRetryAfter } from './retry-after.ts';

/** What one exchange came to. A file is a `File` when the server proposed a name for it. */
export type Outcome =
  | { kind: 'data'; data: unknown }
  | { kind: 'file'; file: Blob }
  | { kind: 'failure'; error: ApiError };

/**
 * Sends a request once, as a guest or with an access token, and reads the answer.
 * The caller's signal is the request's own, unless the request is a copy: Node may collect what ties the signal of a
 * copy to that of its original.
 */
export type Wire = (request: Request, accessToken: string | null, caller?: AbortSignal) => Promise<Outcome>;

/**
 * Sends a request and gives the answer, as the Fetch Standard has it.
 * @param alive to be called when something of the body has gone out: the time limit begins anew
 */
export type Fetch = (request: Request, alive: () => void) => Promise<Response>;

/** What the wire works with; tests bring their own. */
export type WireDeps = {
  fetch: Fetch;
  /** Where the API is: an absolute address or a path. */
  base: string;
  clientSecret: string;
  /** In milliseconds. */
  limits: { ordinary: number; file: number };
};

/** The contract's path of a request: its address without the base and the query. */
function operationOf(url: string, base: string): string {
  const prefix = new URL(base, url).pathname.replace(/\/$/, '');
  const path = new URL(url).pathname;
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

const isJson = (type: string) => /^application\/([\w.-]+\+)?json\b/i.test(type);

/** A page of HTML on a binary call is some proxy's apology, unless it is declared to be the file. */
function isFile(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || isJson(type)) return false;
  return /^attachment\b/i.test(response.headers.get('Content-Disposition') ?? '') || !/^(text\/html\b|$)/i.test(type);
}

async function readFile(response: Response): Promise<Outcome> {
  const blob = await response.blob();
  const name = proposedFileName(response.headers.get('Content-Disposition'));
  return { kind: 'file', file: name === null ? blob : new File([blob], name, { type: blob.type }) };
}

async function readData(response: Response, operation: string): Promise<Outcome> {
  const retryAfter = response.ok ? undefined : readRetryAfter(response.headers, Date.now());
  const envelope = readEnvelope(await response.text(), operation, response.status, retryAfter);
  if (envelope.success) return { kind: 'data', data: envelope.data };
  const { code, message } = envelope.error;
  return { kind: 'failure', error: new ApiError(code, operation, message, retryAfter) };
}

/** A fetch, or the reading of a body, fails with a TypeError when the connection does (Fetch Standard, section 5.6). */
function asTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const name = error instanceof Error ? error.name : 'unknown';
  return new TransportError(error instanceof TypeError ? 'network' : 'unknown', name, { cause: error });
}

/**
 * Makes the one function that knows the wire: headers, time limit, envelope. It knows nothing of sessions and never
 * sends twice. The request's body is used up.
 * What it makes throws TransportError, or the reason of the caller's signal, untouched.
 */
export function createWire({ fetch, base, clientSecret, limits }: WireDeps): Wire {
  return async (request, accessToken, caller = request.signal) => {
    const operation = operationOf(request.url, base);
    const binary = mayAnswerFile(request.method, operation);
    const upload = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;

    const limit = new AbortController();
    const startTimer = () => setTimeout(() => limit.abort(), binary || upload ? limits.file : limits.ordinary);
    let timer = startTimer();
    const alive = () => {
      clearTimeout(timer);
      timer = startTimer();
    };
    const signal = AbortSignal.any([caller, limit.signal]);

    const exchange = async () => {
      signal.throwIfAborted();
      const sent = new Request(request, { signal });
      sent.headers.set('ClientSecret', clientSecret);
      if (accessToken !== null) sent.headers.set('Authorization', accessToken);
      const response = await fetch(sent, alive);
      return binary && isFile(response) ? readFile(response) : readData(response, operation);
    };

    try {
      // Raced as well as passed on, as the limit holds for a body that never ends, too.
      return await untilAborted(exchange(), signal);
    } catch (error) {
      if (caller.aborted) throw caller.reason;
      throw limit.signal.aborted ? new TransportError('timeout') : asTransportError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
