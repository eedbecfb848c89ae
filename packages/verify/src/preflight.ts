import { nonApiMessage, unreachableMessage } from '#tools/dev/start/server-messages.ts';
import { hasOperation } from '#verify/contract/operations.ts';
import { exampleRequest } from './contract/contract-examples.ts';
import { errorCode, missingEnvelopeKeys, type OperationId } from './exchange.ts';
import { isConnectionClosed } from './requests/lost-responses.ts';
import { createContext } from './run/run-context.ts';
import type { Settings } from './run/settings.ts';

/** The operations that the preflight requests, in order. None of them stores data or needs a login. */
const probedOperations = (
  ['getInfo', 'getPastConferences', 'checkJoinDuplicate', 'login'] satisfies OperationId[]
).filter(hasOperation);
/** A login that no member has. */
const unknownLogin = { member_id: 'verify-nobody', member_password: 'verify-Nobody1' };

/**
 * Checks before a run that the server is reachable and is an API with envelopes.
 * @returns one line with the reason why the server cannot be checked; null when a run is possible, even if the server
 *   violates the contract
 */
export async function findPreflightError(settings: Settings): Promise<string | null> {
  const { client } = createContext(settings);
  const server = new URL(settings.baseUrl);
  const probes = probedOperations.filter((id) => settings.builtOperations?.includes(id) !== false);
  // Without such an operation, the run finds out.
  if (probes.length === 0) return null;
  let line: string | null = null;
  for (const id of probes) {
    const { url: requested, ...described } = client.describeRequest(
      id,
      exampleRequest(id, id === 'login' ? unknownLogin : {}),
    );
    const [url = ''] = requested.split('?');
    try {
      const response = await client.fetchOnce(requested, described);
      const text = new TextDecoder().decode(response.bytes);
      line ??= nonApiMessage(url, { ...response, text });
      // An incomplete envelope is a finding of the run, not another API.
      if (missingEnvelopeKeys(response.json) === null) continue;
      if (response.status !== 401) return null;
      return `${url} rejects the client secret (code ${errorCode(response)}). Set VERIFY_CLIENT_SECRET.`;
    } catch (error) {
      line ??= unreachableMessage(error, server, settings.timeoutMs);
      // A server may close the connection for an operation that is not built.
      if (!isConnectionClosed(error)) return line;
    }
  }
  return (
    line ??
    `${server.origin} responds with JSON, but without the envelope {success, data, error}. Is this the right API?`
  );
}
