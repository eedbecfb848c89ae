import { createAuthRetry, createTokenRefresh, type SendRequest } from './auth-retry.ts';
import { requestAccessToken } from './client.ts';
import { apiBase, clientSecret, refreshReuseMs, timeoutsMs } from './config.ts';
import type { ApiError, TransportError } from './errors.ts';
import { createHttpClient, type FetchRequest } from './http.ts';
import { tabSession } from './session.ts';

/** The error type of a generated hook. The hooks never return a failure envelope. */
export type ErrorType<_Envelope> = ApiError | TransportError;

/** The options of a generated function besides its parameters and its body. */
export type RequestOptions = RequestInit & {
  /**
   * Receives the number of request body bytes that were sent. It is not called when a service worker handles the
   * request, because the browser then reports no progress.
   */
  onProgress?: ((sentBytes: number) => void) | undefined;
};

const httpClientWith = (fetch: FetchRequest) =>
  createHttpClient({ fetch, base: apiBase, clientSecret, timeouts: timeoutsMs });
const sendHttp = httpClientWith((request) => globalThis.fetch(request));

const refreshSession = createTokenRefresh({
  session: tabSession,
  // A lazy import would fail in a tab that was opened before a release.
  requestToken: (refreshToken) => requestAccessToken(refreshToken),
  locks: () => globalThis.navigator?.locks,
  now: () => performance.now(),
  reuseMs: refreshReuseMs,
  // Another tab holds the lock for the duration of one token request at most.
  lockTimeoutMs: timeoutsMs.ordinary,
});

/** Sends a request with the session of this tab and returns its payload. See `createAuthRetry` for the errors. */
const sendRequest: SendRequest = createAuthRetry({ sendHttp, session: tabSession, refreshSession });

/**
 * Sends a request like `sendRequest` and reports the progress of its body, unless the code for it fails to load.
 * @param onProgress receives the number of bytes sent. The number never decreases: a retry after a token refresh is
 *   reported only once it has sent more than the first attempt.
 */
async function sendWithProgress(request: Request, onProgress: (sentBytes: number) => void): Promise<unknown> {
  const upload = await import('./upload.ts').catch(() => null);
  if (!upload) return sendRequest(request);
  let reported = 0;
  const uploadFetch = upload.createUploadFetch((sentBytes) => {
    if (sentBytes <= reported) return;
    reported = sentBytes;
    onProgress(sentBytes);
  });
  return createAuthRetry({ sendHttp: httpClientWith(uploadFetch), session: tabSession, refreshSession })(request);
}

/**
 * Sends the request of a generated function or hook (orval's mutator).
 * @param url the path of the operation in the contract, with its query string
 * @param options the method, headers, body and signal, and an optional progress callback
 * @returns the envelope's data; for a file a Blob, or a File if the response has a file name
 * @throws ApiError for a failure envelope
 * @throws TransportError if the response has no valid envelope
 * @throws the reason of the signal if the caller aborts
 */
export async function request<T>(url: string, { onProgress, ...init }: RequestOptions): Promise<T> {
  const request = new Request(apiBase + url, init);
  const payload = await (onProgress ? sendWithProgress(request, onProgress) : sendRequest(request));
  // T comes from the contract, and readEnvelope has compared the payload with the contract.
  return payload as T;
}
