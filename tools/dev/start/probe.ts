import { operationTable } from '#mocks/generated/operations.ts';
import { replyProblem } from '#mocks/http/contract.ts';
import { nonApiMessage, unreachableMessage } from './server-messages.ts';

/** The result of a test request: the server can be used, perhaps with a note, or an error line. */
export type ProbeResult = { ok: true; note?: string } | { ok: false; line: string };

const probeTimeoutMs = 10_000;
const probedOperation = 'getInfo';

/** Compares the response to the test request with the contract. */
async function checkResponse(response: Response, url: string): Promise<ProbeResult> {
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const { status, headers } = response;
  const text = await response.text();
  const line = nonApiMessage(url, { status, type, headers, text });
  if (line) return { ok: false, line };
  const json: unknown = JSON.parse(text);
  const problem = replyProblem(probedOperation, { status: response.status, type, json });
  if (problem)
    return {
      ok: false,
      line:
        `${url} breaks the contract (status ${response.status}): ${problem.pointer || '/'} ${problem.reason} ` +
        'Check the URL, or correct the server according to openapi/openapi.yaml.',
    };
  const { error } = json as { error: { code: string; message: string } | null };
  if (response.status === 401)
    return {
      ok: false,
      line: `${url} rejects the client secret (code ${error?.code}). Set VITE_CLIENT_SECRET to the server's value.`,
    };
  return error ? { ok: true, note: `The server responds with code ${error.code}: ${error.message}` } : { ok: true };
}

/**
 * Tests whether a server can be used. It requests the notices, which need no login, and checks the response against the
 * contract.
 * @param secret the header ClientSecret
 * @param sendRequest sends the request; tests pass functions that simulate network errors
 */
export async function probeServer(
  server: URL,
  secret: string,
  sendRequest: typeof fetch = fetch,
): Promise<ProbeResult> {
  const base = server.href.replace(/\/$/, '');
  const url = `${base}/api${operationTable[probedOperation].path}?type=notice`;
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    const response = await sendRequest(url, { headers: { ClientSecret: secret }, redirect: 'manual', signal });
    return await checkResponse(response, url);
  } catch (error) {
    return { ok: false, line: unreachableMessage(error, server, probeTimeoutMs) };
  }
}
