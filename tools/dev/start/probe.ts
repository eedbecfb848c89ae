import { operationTable } from '#mocks/generated/operations.ts';
import { answerProblem } from '#mocks/http/contract.ts';

/** What a try of a server came to: nothing to object to, something to be told, or a reason not to begin. */
export type ProbeResult = { ok: true; note?: string } | { ok: false; line: string };

const probeTimeoutMs = 10_000;
const probed = 'getInfo';

/** Codes of Node for certificates that it does not trust. */
const untrusted = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_/;

/** The address of a server as it may be given: http or https, with or without the `/api` at its end. */
export function parseServerUrl(given: string): URL | null {
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol) || !url.hostname) return null;
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/api$/, '');
  [url.search, url.hash] = ['', ''];
  return url;
}

/** The innermost of the errors that `fetch` wraps into each other. */
function causeOf(error: unknown): { code: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return causeOf(error.cause);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { code, message: error instanceof Error ? error.message : String(error) };
}

/**
 * Why nothing came back from a server, and what to do, as one line.
 * @param waited how long it was waited for, in milliseconds
 */
export function unreachableMessage(error: unknown, { origin, host }: URL, waited = probeTimeoutMs): string {
  const { code, message } = causeOf(error);
  if (error instanceof Error && error.name === 'TimeoutError')
    return `${origin} does not answer within ${waited / 1000} s. Is the server up, and is a firewall in between?`;
  if (code === 'ECONNREFUSED') return `nothing listens at ${origin}. Start the server, or check host and port.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host ${host} is not known. Check the address.`;
  if (/SELF_SIGNED/.test(code))
    return (
      `the certificate of ${origin} is self-signed, so it is not trusted. ` +
      'Set NODE_EXTRA_CA_CERTS to its file (PEM), or give an http address.'
    );
  if (untrusted.test(code))
    return `the certificate of ${origin} is not trusted (${message}). Mend it, or set NODE_EXTRA_CA_CERTS to its issuer's.`;
  if (/^(ERR_SSL|EPROTO)/.test(code)) return `${origin} does not speak https. Try http://${host}.`;
  if (/^(ECONNRESET|UND_ERR_SOCKET|EPIPE)$/.test(code))
    return `${origin} closes the connection before its answer is whole. Look into the server's log.`;
  return `${origin} does not answer (${message}). Check the address.`;
}

/** What is known of an answer before its meaning is. */
type RawResponse = { status: number; type: string; headers: Headers; text: string };

/** Why an answer is none of the API at all, as one line; null where it may be one. */
export function nonApiMessage(question: string, { status, type, headers, text }: RawResponse): string | null {
  if (status >= 300 && status < 400) {
    const place = headers.get('Location') ?? 'nowhere';
    return `${question} leads on to ${place}. Give the address of the API itself.`;
  }
  if (type === 'text/html' || /^\s*<(!doctype|html)/i.test(text))
    return `${question} answers HTML (status ${status}): a website, not the API. Give the address before /api.`;
  try {
    JSON.parse(text);
    return null;
  } catch {
    const what = text === '' ? 'nothing' : 'what is no JSON';
    return `${question} answers ${what} (status ${status}, ${type || 'no type'}). Is this the API?`;
  }
}

async function checkResponse(response: Response, question: string): Promise<ProbeResult> {
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const { status, headers } = response;
  const text = await response.text();
  const line = nonApiMessage(question, { status, type, headers, text });
  if (line) return { ok: false, line };
  const json: unknown = JSON.parse(text);
  const problem = answerProblem(probed, { status: response.status, type, json });
  if (problem)
    return {
      ok: false,
      line:
        `${question} answers another contract (status ${response.status}): ${problem.pointer || '/'} ${problem.reason} ` +
        'Check the address, or have the server keep openapi/openapi.yaml.',
    };
  const { error } = json as { error: { code: string; message: string } | null };
  if (response.status === 401)
    return {
      ok: false,
      line: `${question} refuses the client secret (code ${error?.code}). Set VITE_CLIENT_SECRET to its own.`,
    };
  return error ? { ok: true, note: `It answers code ${error.code}: ${error.message}` } : { ok: true };
}

/**
 * Asks a server for the notices, which need no login, and looks whether the answer keeps the contract.
 * @param secret the header ClientSecret
 * @param ask sends the request; tests bring networks of their own
 */
export async function probeServer(server: URL, secret: string, ask: typeof fetch = fetch): Promise<ProbeResult> {
  const base = server.href.replace(/\/$/, '');
  const question = `${base}/api${operationTable[probed].path}?type=notice`;
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    const response = await ask(question, { headers: { ClientSecret: secret }, redirect: 'manual', signal });
    return await checkResponse(response, question);
  } catch (error) {
    return { ok: false, line: unreachableMessage(error, server) };
  }
}
