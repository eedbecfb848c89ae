import { Readable } from 'node:stream';
import { type Dispatcher, interceptors, Pool } from 'undici';
import { unreachableMessage } from '#tools/dev/start/server-messages.ts';

/** A response of the backend: texts as bytes, files as a stream unless the bytes are needed too. */
export type BackendResponse = {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer> | ReadableStream;
};

/** Headers that describe the connection to the page, or that the proxy sets itself. */
const ownHeaders =
  /^(accept-encoding|connection|content-length|expect|host|keep-alive|prefer|transfer-encoding|upgrade)$/;

/** Matches the media types of texts, and a missing one. */
export const textType = /^(text\/|application\/([\w.-]+\+)?json\b|$)/i;

/** The backend could not answer. The message is one line for the terminal. */
export class BackendUnreachable extends Error {}

/** Sends requests to the backend, over connections that are kept open. */
export class BackendClient {
  readonly #url: URL;
  readonly #pool: Dispatcher;

  constructor(url: URL) {
    this.#url = url;
    // A server may compress what it was asked not to compress.
    this.#pool = new Pool(url.origin).compose(interceptors.decompress());
  }

  /**
   * Sends a request.
   * @param path the path below the URL of the backend, with the query
   * @param isWhole whether the bytes of a file are needed
   * @throws BackendUnreachable without a complete response, or the reason of the signal
   */
  async send(
    path: string,
    { method, headers, body, signal }: { method: string; headers: Headers; body: ArrayBuffer; signal: AbortSignal },
    isWhole: boolean,
  ): Promise<BackendResponse> {
    const sent = Object.fromEntries([...headers].filter(([name]) => !ownHeaders.test(name)));
    try {
      const response = await this.#pool.request({
        method,
        path: this.#url.pathname.replace(/\/$/, '') + path,
        // The proxy reads the responses.
        headers: { ...sent, 'accept-encoding': 'identity' },
        body: body.byteLength > 0 ? new Uint8Array(body) : null,
        signal,
      });
      const received = Object.entries(response.headers).flatMap(([name, value = '']): [string, string][] =>
        ownHeaders.test(name) ? [] : [value].flat().map((single) => [name, single]),
      );
      const isRead = isWhole || textType.test(String(response.headers['content-type'] ?? ''));
      // The stream of Node has the type of the page in the tests, and its own one elsewhere.
      const readBody = async () => new Uint8Array(await response.body.arrayBuffer());
      const content = isRead ? await readBody() : (Readable.toWeb(response.body) as ReadableStream);
      return { status: response.statusCode, headers: received, body: content };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw new BackendUnreachable(unreachableMessage(error, this.#url, 0), { cause: error });
    }
  }

  /** Closes the connections. */
  close(): void {
    void this.#pool.destroy();
  }
}
