import createClient from 'openapi-fetch';
import { TransportError } from './errors.ts';
import type { paths } from './generated/schema.ts';
import { isAccessToken } from './stored-session.ts';
import type { Exchange } from './transport.ts';

/**
 * Makes an openapi-fetch client over an exchange. It gives `data` as the contract has it, envelope and all; a failure
 * never comes as a value: the client rejects with what the exchange throws.
 * @param base where the API is; in Node an absolute address
 */
export function createContractClient(exchange: Exchange, base: string) {
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
