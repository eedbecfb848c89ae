import { apiBase, clientSecret, refreshReuse, timeLimits } from './config.ts';
import { TransportError } from './errors.ts';
import { createRefresh } from './refresh.ts';
import { tabSession } from './session.ts';
import { createTransport, type Exchange, payloadOf } from './transport.ts';
import { createWire, type Fetch } from './wire.ts';
import { createXhrFetch } from './xhr-fetch.ts';

const wireOf = (fetch: Fetch) => createWire({ fetch, base: apiBase, clientSecret, limits: timeLimits });
const wire = wireOf((request) => globalThis.fetch(request));

/** Most visits never refresh; the client that asks comes when one does. */
async function requestToken(refreshToken: string): Promise<string> {
  const { createTokenRequest } = await import('./contract-client.ts').catch((cause) => {
    throw new TransportError('network', 'contract-client', { cause });
  });
  return createTokenRequest(async (request) => payloadOf(await wire(request, null)), apiBase)(refreshToken);
}

const refresh = createRefresh({
  session: tabSession,
  requestToken,
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
