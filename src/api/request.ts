import { untilAborted } from '#src/lib/abort.ts';
import { requestAccessToken } from './client.ts';
import { apiBase, clientSecret, refreshReuseMs, timeoutsMs } from './config.ts';
import type { ApiError, TransportError } from './errors.ts';
import { ErrorCode } from './generated/model/errorCode.ts';
import { createHttpClient, type FetchRequest, payloadOrThrow, type SendHttp } from './http.ts';
import { endReasonOfCode, isSameMember, type SessionEndReason, type SessionStore, tabSession } from './session.ts';
import type { Session } from './session-storage.ts';
import { createTokenRefresh, type RefreshSession } from './token-refresh.ts';

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

/**
 * Sends a request and returns its payload: the envelope's data, or a Blob. The Blob is a File if the response has a
 * file name.
 */
export type SendRequest = (request: Request) => Promise<unknown>;

/** The dependencies of `createAuthRetry`. Tests pass their own. */
export type AuthRetryOptions = {
  sendHttp: SendHttp;
  session: Pick<SessionStore, 'getSession' | 'endSession'>;
  refreshSession: RefreshSession;
};

/**
 * Creates the function that sends requests with the member's session. After code 97 it refreshes the access token and
 * retries once. After code 84 or 91 it ends the session, unless another tab has replaced the session in the meantime.
 * @returns a function that throws ApiError, TransportError, or the reason of the request's signal
 */
export function createAuthRetry({ sendHttp, session, refreshSession }: AuthRetryOptions): SendRequest {
  /** Ends the session only if it still has the refused token. Another tab may have stored a newer token. */
  const endSessionIfUnchanged = (refused: Session, reason: SessionEndReason) => {
    if (session.getSession()?.accessToken === refused.accessToken) session.endSession(reason);
  };

  /**
   * Returns the session for the retry, or null. A request of one member is never retried with another member's session.
   */
  const sessionForRetry = async (refused: Session, code: string): Promise<Session | null> => {
    if (code === ErrorCode.tokenExpired) return refreshSession(refused);
    const stored = session.getSession();
    return stored && stored.accessToken !== refused.accessToken && isSameMember(stored, refused) ? stored : null;
  };

  return async (request) => {
    const initialSession = session.getSession();
    if (!initialSession) return payloadOrThrow(await sendHttp(request, null));

    // A request body can be read only once. The first attempt sends a copy, so that the retry can send the original.
    const first = await sendHttp(request.clone(), initialSession.accessToken, request.signal);
    if (first.kind !== 'failure') return payloadOrThrow(first);
    const { code } = first.error;
    const endReason = endReasonOfCode.get(code);
    if (!endReason && code !== ErrorCode.tokenExpired) throw first.error;

    // An abort rejects this request only. The refresh continues, because other requests may wait for it.
    const retrySession = await untilAborted(sessionForRetry(initialSession, code), request.signal);
    if (!retrySession) {
      if (endReason) endSessionIfUnchanged(initialSession, endReason);
      throw first.error;
    }

    const retry = await sendHttp(request, retrySession.accessToken);
    if (retry.kind === 'failure') {
      const isRefusedTwice = code === ErrorCode.tokenExpired && retry.error.code === ErrorCode.tokenExpired;
      const retryEndReason = isRefusedTwice ? 'rejected' : endReasonOfCode.get(retry.error.code);
      if (retryEndReason) endSessionIfUnchanged(retrySession, retryEndReason);
    }
    return payloadOrThrow(retry);
  };
}

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
