import createClient, { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { apiBase, clientSecret, refreshReuse, timeLimits } from './config';
import { TransportError } from './errors';
import type { paths } from './generated/schema';
import { createRefresh } from './refresh';
import { tabSession } from './session';
import { isAccessToken } from './stored-session';
import { createTransport, type Exchange, payloadOf } from './transport';
import { createWire, type Fetch } from './wire';
import { createXhrFetch } from './xhr-fetch';

/**
 * Makes an openapi-fetch client over an exchange. It gives `data` as the contract has it, envelope and all; a failure
 * never comes as a value: the client rejects with what the exchange throws.
 * @param base where the API is; in Node an absolute address
 */
function createContractClient(exchange: Exchange, base: string) {
  return createClient<paths>({
    baseUrl: base,
    // The exchange has read and checked the body; openapi-fetch wants a Response to read itself.
    async fetch(request) {
      const payload = await exchange(request);
      return payload instanceof Blob
        ? new Response(payload)
        : Response.json({ success: true, data: payload, error: null });
    },
  });
}

/**
 * Makes the question for a new access token (contract: requestToken).
 * @param exchange must not refresh: this is the refresh
 */
export function createTokenRequest(exchange: Exchange, base: string) {
  const tokens = createContractClient(exchange, base);
  return async (refreshToken: string): Promise<string> => {
    const { data } = await tokens.POST('/v1/front/requestToken', { body: { refresh_token: refreshToken } });
    if (!data?.success || !isAccessToken(data.data.access_token)) throw new TransportError('badResponse');
    return data.data.access_token;
  };
}

const wireOf = (fetch: Fetch) => createWire({ fetch, base: apiBase, clientSecret, limits: timeLimits });
const wire = wireOf((request) => globalThis.fetch(request));

const refresh = createRefresh({
  session: tabSession,
  requestToken: createTokenRequest(async (request) => payloadOf(await wire(request, null)), apiBase),
  locks: () => globalThis.navigator?.locks,
  now: () => performance.now(),
  reuse: refreshReuse,
  // Another tab holds the lock for one question at most.
  wait: timeLimits.ordinary,
});

/** Sends a request with the session of this tab and gives its payload. `send` and `client` go through it. */
export const exchange: Exchange = createTransport({ wire, session: tabSession, refresh });

/**
 * Sends a request like `exchange`, and tells how much of its body has gone out.
 * @param onProgress bytes so far, never fewer than before: a second try after a refresh is told once it is further
 */
export function exchangeWithProgress(request: Request, onProgress: (sent: number) => void): Promise<unknown> {
  let most = 0;
  const advance = (sent: number) => {
    if (sent <= most) return;
    most = sent;
    onProgress(sent);
  };
  return createTransport({ wire: wireOf(createXhrFetch(advance)), session: tabSession, refresh })(request);
}

/**
 * The typed client for what is no query or mutation (contract: all operations). Rejects with ApiError,
 * TransportError, or the reason of the signal that was passed.
 */
export const client = createContractClient(exchange, apiBase);

const downloadPath = '/v1/common/fileDownload' satisfies keyof paths;
type DownloadQuery = paths[typeof downloadPath]['get']['parameters']['query'];

/**
 * The address of a file, for a link that opens in a new window (contract: fileDownload).
 * @param filePk the `file_pk` of the file
 */
export function downloadAddress(filePk: number): string {
  const query: DownloadQuery = { file_pk: filePk };
  return createFinalURL(downloadPath, {
    baseUrl: apiBase,
    params: { query },
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
}
