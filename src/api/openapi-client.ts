import createClient from 'openapi-fetch';
import type { SendRequest } from './auth-retry.ts';
import { TransportError } from './errors.ts';
import type { paths } from './generated/schema.ts';
import { isAccessToken } from './session-storage.ts';

/**
 * Creates an openapi-fetch client. Its `data` has the type of the contract, including the envelope. The client never
 * returns a failure: it rejects with the error of `sendRequest`.
 * @param base the base URL of the API; in Node an absolute URL
 */
export function createOpenApiClient(sendRequest: SendRequest, base: string) {
  return createClient<paths>({
    baseUrl: base,
    // openapi-fetch reads the body of a Response, but `sendRequest` has already read and checked the body.
    async fetch(request) {
      const payload = await sendRequest(request);
      return payload instanceof Blob
        ? new Response(payload)
        : Response.json({ success: true, data: payload, error: null });
    },
  });
}

/**
 * Creates the function that requests a new access token (contract: requestToken).
 * @param sendRequest must not refresh the session, because this request is the refresh
 */
export function createRequestToken(sendRequest: SendRequest, base: string) {
  const client = createOpenApiClient(sendRequest, base);
  return async (refreshToken: string): Promise<string> => {
    const { data } = await client.POST('/v1/front/requestToken', { body: { refresh_token: refreshToken } });
    if (!data?.success || !isAccessToken(data.data.access_token)) throw new TransportError('badResponse');
    return data.data.access_token;
  };
}
