import { replyProblem } from '#mocks/http/contract.ts';
import { endsSession } from '#mocks/http/reply.ts';
import type { BackendLogin } from '#mocks/store/adopted-member.ts';

/** What the proxy reads in a JSON response of the contract. */
export type Envelope = { success: boolean; code: string | null; accessToken: string | null; endsSession: boolean };

const decoder = new TextDecoder();

/** Returns whether a value of JSON is an object or a list. */
export const isJsonRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const toTextOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Parses JSON. @returns null when the body is no JSON object */
function parseObject(body: ArrayBuffer | string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(typeof body === 'string' ? body : decoder.decode(body ?? undefined));
    return isJsonRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads the envelope of a response. @returns null when the response has none */
export function envelopeIn(body: ArrayBuffer | string | null): Envelope | null {
  const value = parseObject(body);
  if (typeof value?.success !== 'boolean') return null;
  const code = isJsonRecord(value.error) ? toTextOrNull(value.error.code) : null;
  const accessToken = isJsonRecord(value.data) ? toTextOrNull(value.data.access_token) : null;
  return { success: value.success, code, accessToken, endsSession: endsSession(code) };
}

/**
 * Returns whether a response says that its operation is not built: status 501, or without the envelope 404, 405 or a web
 * page. A server may send the page of its own site for unknown paths.
 * @param type the media type
 */
export function isNotBuilt(status: number, type: string, envelope: Envelope | null): boolean {
  const isElsewhere = status === 404 || status === 405 || (status < 300 && type.startsWith('text/html'));
  return status === 501 || (isElsewhere && !envelope);
}

/** Reads the data of a response of `login`. @returns null for a failure, and for data that break the contract */
export function readLogin(bytes: ArrayBuffer | null): BackendLogin | null {
  const json = parseObject(bytes);
  const problem = replyProblem('login', { status: 200, type: 'application/json', json });
  return json?.success === true && !problem ? (json as { data: BackendLogin }).data : null;
}

/** Reads the refresh token in a request body. @returns null when there is none */
export const tokenIn = (bytes: ArrayBuffer | null): string | null => toTextOrNull(parseObject(bytes)?.refresh_token);
