import createClient from 'openapi-fetch';
import { apiBase, clientSecret, timeoutsMs } from './config.ts';
import { TransportError } from './errors.ts';
import type { paths } from './generated/schema.ts';
import { createCheckedFetch, type HttpOptions } from './http.ts';
import { isAccessToken } from './session-storage.ts';

/**
 * Creates a typed client for requests outside React (openapi-fetch). Components use the generated hooks. The client has
 * no session, and its `data` is the success envelope of the contract: for a failure it throws ApiError, and for a
 * response without a valid envelope TransportError.
 */
export function createApiClient(options: HttpOptions) {
  return createClient<paths>({ baseUrl: options.base, fetch: createCheckedFetch(options) });
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
