import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { replyProblem } from '#mocks/http/contract.ts';
import { operationIds } from '#mocks/http/document.ts';
import { mediaType } from '#mocks/request-log/contract-check.ts';
import { type Envelope, envelopeIn, isNotBuilt } from '#tools/dev/backend/envelopes.ts';
import { nonApiMessage, type RawResponse, unreachableMessage } from './server-messages.ts';

/** What the test requests have found. `lines` are for the terminal; without a `usable` server, the first one says why. */
export type ProbeResult = { usable: boolean; missing: OperationId[]; lines: string[] };

type Probed = { id: OperationId; usable: boolean; missing: boolean; line: string | null };

const probeTimeoutMs = 10_000;

/** The operations that a test request cannot change: those that read, and a login without ID and password. */
const harmless = new Set<OperationId>([
  'getInfo',
  'login',
  ...operationIds.filter((id) => operationTable[id].method === 'GET'),
]);

/** Says in one line how a response differs from what the site needs. @returns null without a difference */
function explainResponse(id: OperationId, url: string, response: RawResponse, envelope: Envelope | null) {
  const { status, type, text } = response;
  if (!envelope)
    return (
      nonApiMessage(url, response) ??
      `${url} responds without the envelope of the contract (status ${status}). Check the URL.`
    );
  const problem = replyProblem(id, { status, type, json: JSON.parse(text) });
  if (problem)
    return `${id} breaks the contract (status ${status}): ${problem.pointer || '/'} ${problem.reason} The site shows an error there.`;
  if (status === 401 && operationTable[id].token !== 'required')
    return `${url} rejects the client secret (code ${envelope.code}). Set VITE_CLIENT_SECRET to the server's value.`;
  // Only this request is complete. The others must fail.
  return id === 'getInfo' && envelope.code ? `${id} responds with code ${envelope.code}.` : null;
}

async function probeOperation(id: OperationId, server: URL, secret: string, send: typeof fetch): Promise<Probed> {
  const { method, path } = operationTable[id];
  const url = `${server.href.replace(/\/$/, '')}/api${path}${id === 'getInfo' ? '?type=notice' : ''}`;
  const isRead = method === 'GET';
  const sent = { ClientSecret: secret, ...(isRead ? {} : { 'Content-Type': 'application/json' }) };
  const init = { method, headers: sent, body: isRead ? null : '{}', redirect: 'manual' } as const;
  try {
    const response = await send(url, { ...init, signal: AbortSignal.timeout(probeTimeoutMs) });
    const { status, headers } = response;
    const type = mediaType(headers.get('Content-Type'));
    const text = await response.text();
    const envelope = envelopeIn(text);
    const line = explainResponse(id, url, { status, type, headers, text }, envelope);
    return { id, usable: envelope !== null, missing: isNotBuilt(status, type, envelope), line };
  } catch (error) {
    return { id, usable: false, missing: false, line: unreachableMessage(error, server, probeTimeoutMs) };
  }
}

/**
 * Tests whether a server can be used. It requests the notices, which need no login. If they come without the envelope of
 * the contract, it requests the other operations that a test cannot change: a server in progress may have others.
 * @param ids the operations that the server should answer
 * @param secret the header ClientSecret
 * @param send sends a request; tests pass functions that simulate network errors
 */
export async function probeServer(
  server: URL,
  secret: string,
  ids: readonly OperationId[],
  send: typeof fetch = fetch,
): Promise<ProbeResult> {
  const probe = (id: OperationId) => probeOperation(id, server, secret, send);
  const [first, ...others] = [...harmless].filter((id) => ids.includes(id));
  if (!first) return { usable: true, missing: [], lines: [] };
  const results = [await probe(first)];
  if (!results[0]?.usable) results.push(...(await Promise.all(others.map(probe))));
  const usable = results.some((result) => result.usable);
  // The list of missing operations says enough about each of them.
  const explained = usable ? results.filter(({ missing }) => !missing) : results;
  return {
    usable,
    missing: results.flatMap(({ id, missing }) => (missing ? [id] : [])),
    lines: [...new Set(explained.flatMap(({ line }) => line ?? []))],
  };
}
