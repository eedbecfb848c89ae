import { unreachableMessage } from '#tools/dev/start/server-messages.ts';

/** A response of the backend, and its bytes if it is a text. A file passes as a stream. */
export type BackendResponse = { response: Response; bytes: ArrayBuffer | null };

type BackendRequest = { method: string; headers: Headers; body: ArrayBuffer | null; signal: AbortSignal };

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
    const url = backend.href.replace(/\/$/, '') + path;
    const received = await fetch(url, { method, headers: sent, body, redirect: 'manual', signal });
    const { status } = received;
    const isText = textType.test(received.headers.get('content-type') ?? '');
    const bytes = isText ? await received.arrayBuffer() : null;
    const shown = new Headers([...received.headers].filter(([name]) => !ownHeaders.test(name)));
    const isEmpty = status === 204 || status === 304;
    return { response: new Response(isEmpty ? null : (bytes ?? received.body), { status, headers: shown }), bytes };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new BackendUnreachable(unreachableMessage(error, backend, 0), { cause: error });
  }
}
