import { apiCachedFiles, apiDefaults, apiHeaders, compileHeaders, refusedApiPaths, visitorClaims } from './rules.ts';
import type { SiteTable } from './site-table.ts';

/** What a server knows of the API. */
export type ApiHost = {
  /** The origin of the API. */
  api: string;
  /** How long a response may take, in milliseconds. A request with a body has ten times as long. */
  apiTimeoutMs: number;
  /** The IP address of the visitor, or null if the server does not know it. */
  visitor: string | null;
};

/** The headers of one connection, which no server passes on (RFC 9110). */
const connectionHeaders = [
  ...['Connection', 'Keep-Alive', 'TE', 'Trailer', 'Transfer-Encoding', 'Upgrade', 'Expect', 'Host'],
  ...['Proxy-Connection', 'Proxy-Authenticate', 'Proxy-Authorization'],
];

/** Returns the headers of a request to the API. They replace those with which a visitor could claim another address. */
function requestHeaders(request: Request, { protocol, hostname }: URL, visitor: string | null): Headers {
  const headers = new Headers(request.headers);
  for (const name of [...connectionHeaders, ...visitorClaims, 'X-Real-IP', 'X-Forwarded-For']) headers.delete(name);
  for (const name of visitor === null ? [] : ['X-Real-IP', 'X-Forwarded-For']) headers.set(name, visitor ?? '');
  headers.set('X-Forwarded-Proto', protocol.slice(0, -1));
  headers.set('X-Forwarded-Host', hostname);
  return headers;
}

/**
 * Creates the function that forwards a request to the API. Both bodies pass as streams. If the API fails, it responds in the
 * envelope of the contract.
 */
export function createApiForwarder({ failures, maxBodyBytes }: SiteTable) {
  const isRefused = new RegExp(refusedApiPaths);
  const isCached = new RegExp(apiCachedFiles);
  const headersOf = compileHeaders(apiHeaders);
  const fail = (status: number) =>
    new Response(JSON.stringify(failures[status]), { status, headers: { 'Content-Type': 'application/json' } });

  async function request(visit: Request, url: URL, { api, apiTimeoutMs, visitor }: ApiHost): Promise<Response> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), visit.body ? 10 * apiTimeoutMs : apiTimeoutMs);
    const init: RequestInit & { duplex: 'half' } = {
      method: visit.method,
      headers: requestHeaders(visit, url, visitor),
      body: visit.body,
      redirect: 'manual',
      signal: AbortSignal.any([visit.signal, controller.signal]),
      duplex: 'half',
    };
    try {
      // The path may begin with two slashes, which would name another host in a relative URL.
      return await fetch(new URL(api).origin + url.pathname + url.search, init);
    } catch {
      return fail(controller.signal.aborted ? 504 : 502);
    } finally {
      clearTimeout(timer);
    }
  }

  return async (visit: Request, url: URL, path: string, host: ApiHost): Promise<Response> => {
    if (isRefused.test(path)) return new Response('Error 404', { status: 404 });
    const isTooLarge = Number(visit.headers.get('Content-Length')) > maxBodyBytes;
    const reply = isTooLarge ? fail(413) : await request(visit, url, host);
    const headers = new Headers(reply.headers);
    for (const name of [...connectionHeaders, ...apiHeaders.map((rule) => rule.name)]) headers.delete(name);
    for (const [name, value] of headersOf(`${url.protocol}${reply.status}:${path}`)) headers.set(name, value);
    for (const [name, value] of Object.entries(apiDefaults)) if (!headers.has(name)) headers.set(name, value);
    if (!isCached.test(`${reply.status}:${path}`)) headers.set('Cache-Control', 'no-store');
    return new Response(reply.body, { status: reply.status, headers });
  };
}
