import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { proxyFetch } from 'httpxy';
import { unreachableMessage } from '#tools/dev/start/server-messages.ts';

/** A response with its whole body. */
export type FullResponse = { status: number; headers: Headers; body: ArrayBuffer };

/** Headers that describe the connection to the page, or that the proxy sets itself. */
const ownHeaders = ['connection', 'content-length', 'host', 'keep-alive', 'prefer', 'transfer-encoding'];

/** The backend could not answer. The message is one line for the terminal. */
export class BackendUnreachable extends Error {}

/** Sends requests to the backend, over connections that are kept open. */
export class BackendClient {
  readonly url: URL;
  readonly #agent: HttpAgent;

  constructor(url: URL) {
    this.url = url;
    this.#agent = url.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  }

  /**
   * Sends a request and reads the whole response.
   * @param path the path below the URL of the backend, with the query
   * @throws BackendUnreachable without a complete response, or the reason of the signal
   */
  async send(
    path: string,
    { method, headers, body, signal }: { method: string; headers: Headers; body: ArrayBuffer; signal: AbortSignal },
  ): Promise<FullResponse> {
    const sent = new Headers(headers);
    for (const name of ownHeaders) sent.delete(name);
    // The proxy reads the responses.
    sent.set('Accept-Encoding', 'identity');
    if (body.byteLength > 0) sent.set('Content-Length', String(body.byteLength));
    const init = { method, headers: sent, signal, ...(body.byteLength > 0 ? { body } : {}) };
    try {
      const target = new URL(path, this.url.origin);
      const response = await proxyFetch(this.url.href, target, init, { agent: this.#agent, changeOrigin: true });
      return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw new BackendUnreachable(unreachableMessage(error, this.url, 0), { cause: error });
    }
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }
}
