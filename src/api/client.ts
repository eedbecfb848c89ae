import createClient from 'openapi-fetch';
import { apiBase, clientSecret, timeoutsMs } from './config.ts';
import { TransportError } from './errors.ts';
import type { paths } from './generated/schema.ts';
import { createCheckedFetch, type HttpOptions } from './http.ts';
import { isAccessToken } from './session-storage.ts';

/** A typed client with the operations of the contract: `client.POST('/v1/front/login', { body })`. */
export type ApiClient = ReturnType<typeof createTypedClient>;

/**
 * Creates a typed client that sends its requests with a fetch function (openapi-fetch). It checks no response: its `data`
 * is the envelope of a success or of a failure with status 200, its `error` the failure envelope of another status.
 * @param fetch sends a request with all headers that it needs
 * @param base the base URL of the API: an absolute URL, or a path in a browser
 */
export function createTypedClient(fetch: (request: Request) => Promise<Response>, base: string) {
  return createClient<paths>({ baseUrl: base, fetch });
}

/**
 * Creates a typed client for requests outside React. Components use the generated hooks. The client has no session, and
 * its `data` is the success envelope of the contract: for a failure it throws ApiError, and for a response without a
 * valid envelope TransportError.
 */
export function createApiClient(options: HttpOptions): ApiClient {
  return createTypedClient(createCheckedFetch(options), options.base);
}

/** The client of this page, with its base URL and its time limits. */
export const client = createApiClient({
  fetch: (request) => globalThis.fetch(request),
  base: apiBase,
  clientSecret,
  timeouts: timeoutsMs,
});

/**
 * Requests a new access token (contract: requestToken).
 * @throws ApiError, or TransportError
 */
export async function requestAccessToken(refreshToken: string, apiClient = client): Promise<string> {
  const { data } = await apiClient.POST('/v1/front/requestToken', { body: { refresh_token: refreshToken } });
  if (!data?.success || !isAccessToken(data.data.access_token)) throw new TransportError('badResponse');
  return data.data.access_token;
}
