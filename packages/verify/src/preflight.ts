import { nonApiMessage, unreachableMessage } from '#tools/dev/start/server-messages.ts';
import { hasOperation, operationTable } from '#verify/contract/operations.ts';
import { VerifierClient } from './client.ts';
import { exampleRequest } from './contract/contract-examples.ts';
import { errorCode, missingEnvelopeKeys, type OperationId, type RequestInput } from './exchange.ts';
import { RunResults } from './run/run-results.ts';
import type { Settings } from './run/settings.ts';
import { Secrets } from './secrets.ts';

/** The operations that the preflight requests, in order. None of them stores data or needs a login. */
const probedOperations = (['getInfo', 'getPastConferences', 'checkJoinDuplicate'] satisfies OperationId[]).filter(
  hasOperation,
);

/** Sends one request without retries and without the failure counts of the run. */
async function sendProbe(
  client: VerifierClient,
  { baseUrl, headers, clientSecret }: Settings,
  id: OperationId,
  request: RequestInput,
) {
  const { method, path } = operationTable[id];
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const sentHeaders: Record<string, string> = { ...headers, ClientSecret: clientSecret };
  if (request.body === undefined) return client.fetch(`${baseUrl}${path}?${query}`, { method, headers: sentHeaders });
  sentHeaders['Content-Type'] = 'application/json';
  return client.fetch(`${baseUrl}${path}`, { method, headers: sentHeaders, body: JSON.stringify(request.body) });
}

/**
 * Checks before a run that the server is reachable and is an API with envelopes.
 * @returns one line with the reason why the server cannot be checked; null when a run is possible, even if the server
 *   violates the contract
 */
export async function findPreflightError(settings: Settings): Promise<string | null> {
  const client = new VerifierClient(settings, new RunResults(), new Secrets());
  const server = new URL(settings.baseUrl);
  if (probedOperations.length === 0)
    return `the contract has none of the operations that show whether the server can be checked: getInfo, getPastConferences, checkJoinDuplicate.`;
  for (const [index, id] of probedOperations.entries()) {
    const url = `${settings.baseUrl}${operationTable[id].path}`;
    try {
      const response = await sendProbe(client, settings, id, exampleRequest(id));
      const text = new TextDecoder().decode(response.bytes);
      const line = nonApiMessage(url, { ...response, text });
      if (line && index === 0) return line;
      // An incomplete envelope is a finding of the run, not another API.
      if (missingEnvelopeKeys(response.json) === null) continue;
      if (response.status !== 401) return null;
      return `${url} rejects the client secret (code ${errorCode(response)}). Set VERIFY_CLIENT_SECRET.`;
    } catch (error) {
      return unreachableMessage(error, server, settings.timeoutMs);
    }
  }
  return `${server.origin} responds with JSON, but without the envelope {success, data, error}. Is this the right API?`;
}
