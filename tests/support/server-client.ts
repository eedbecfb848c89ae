import { type ApiClient, createTypedClient } from '#src/api/client.ts';

/**
 * Creates a typed client of an HTTP server. `dataOf` and `codeOf` read its results.
 * @param base the base URL of the API
 * @param headers the headers of every request; a server requires `ClientSecret`
 */
export function createServerClient(
  base: string,
  headers: Record<string, string> = { ClientSecret: 'test' },
): ApiClient {
  return createTypedClient((request) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return fetch(request);
  }, base);
}
