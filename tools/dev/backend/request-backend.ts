import { unreachableMessage } from '#tools/dev/start/server-messages.ts';

/** A response of the backend: texts as bytes, files as a stream. */
export type BackendResponse = {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer> | ReadableStream;
};

type BackendRequest = { method: string; headers: Headers; body: ArrayBuffer; signal: AbortSignal };

/** Headers that describe the connection to the page, or that the proxy sets itself. `fetch` has decoded the body. */
const ownHeaders =
  /^(accept-encoding|connection|content-encoding|content-length|expect|host|keep-alive|prefer|transfer-encoding|upgrade)$/;

/** Matches the media types of texts, and a missing one. */
const textType = /^(text\/|application\/([\w.-]+\+)?json\b|$)/i;

/** The backend could not answer. The message is one line for the terminal. */
export class BackendUnreachable extends Error {}

/**
 * Sends a request to the backend.
 * @param path the path below the URL of the backend, with the query
 * @throws BackendUnreachable without a complete response, or the reason of the signal
 */
export async function requestBackend(
  backend: URL,
  path: string,
  { method, headers, body, signal }: BackendRequest,
): Promise<BackendResponse> {
  const sent = new Headers([...headers].filter(([name]) => !ownHeaders.test(name)));
  // The proxy reads the responses.
  sent.set('accept-encoding', 'identity');
  try {
    const response = await fetch(backend.href.replace(/\/$/, '') + path, {
      method,
      headers: sent,
      body: body.byteLength > 0 ? body : null,
      redirect: 'manual',
      signal,
    });
    const isRead = textType.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !ownHeaders.test(name)),
      body: isRead || !response.body ? new Uint8Array(await response.arrayBuffer()) : response.body,
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new BackendUnreachable(unreachableMessage(error, backend, 0), { cause: error });
  }
}
