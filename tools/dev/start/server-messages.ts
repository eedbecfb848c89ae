/** Node's error codes for certificates that are not trusted. */
const untrusted = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_/;

/**
 * Parses the URL of a server: http or https, with or without `/api` at its end.
 * @returns the URL without `/api`, query and fragment, or null if the text is not such a URL
 */
export function parseServerUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || !url.hostname) return null;
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/api$/, '');
  [url.search, url.hash] = ['', ''];
  return url;
}

/** Tells whether an error code of zlib says that a body is not compressed as its header says. */
export const isWrongCompression = (code: string): boolean => /^(Z_|ERR__ERROR_FORMAT)/.test(code);

/** Returns the code and message of the innermost error that `fetch` has wrapped. */
function causeOf(error: unknown): { code: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return causeOf(error.cause);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { code, message: error instanceof Error ? error.message : String(error) };
}

/**
 * Explains in one line why a request got no response, with the remedy.
 * @param timeoutMs the time limit of the request
 */
export function unreachableMessage(error: unknown, { origin, host }: URL, timeoutMs: number): string {
  const { code, message } = causeOf(error);
  if (error instanceof Error && error.name === 'TimeoutError')
    return `${origin} does not respond within ${timeoutMs / 1000} s. Check that the server is running, and that no firewall blocks it.`;
  if (code === 'ECONNREFUSED') return `nothing listens at ${origin}. Start the server, or check host and port.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host ${host} is unknown. Check the URL.`;
  if (/SELF_SIGNED/.test(code))
    return (
      `the certificate of ${origin} is self-signed, so it is not trusted. ` +
      'Set NODE_EXTRA_CA_CERTS to its file (PEM), or pass an http URL.'
    );
  if (untrusted.test(code))
    return `the certificate of ${origin} is not trusted (${message}). Correct it, or set NODE_EXTRA_CA_CERTS to the certificate of its issuer.`;
  if (/^HPE_|NO_APPLICATION_PROTOCOL/.test(code) || /does not match the HTTP\/1\.1 protocol/.test(message))
    return `${origin} does not respond in HTTP/1.1. If it speaks HTTP/2 only, allow HTTP/1.1 as well.`;
  if (/^(ERR_SSL|EPROTO)/.test(code)) return `${origin} does not support https. Try http://${host}.`;
  if (/^(ECONNRESET|UND_ERR_SOCKET|EPIPE)$/.test(code))
    return `${origin} closes the connection before the response is complete. Read the server's log.`;
  if (isWrongCompression(code))
    return `${origin} sends a body that is not compressed as its header Content-Encoding says. Correct the header.`;
  return `${origin} does not respond (${message}). Check the URL.`;
}

/** A response whose body is not parsed yet. */
export type RawResponse = { status: number; type: string; headers: Headers; text: string };

/**
 * Explains in one line why a response cannot come from the API: a redirect, HTML or a body that is not JSON.
 * @param url the URL of the request
 * @returns null if the response may come from the API
 */
export function nonApiMessage(url: string, { status, type, headers, text }: RawResponse): string | null {
  if (status >= 300 && status < 400) {
    const location = headers.get('Location') ?? 'a missing URL';
    return `${url} redirects to ${location}. Pass the URL of the API itself.`;
  }
  if (type === 'text/html' || /^\s*<(!doctype|html)/i.test(text))
    return `${url} returns HTML (status ${status}), so it is a website and not the API. Pass the URL before /api.`;
  try {
    JSON.parse(text);
    return null;
  } catch {
    const body = text === '' ? 'an empty body' : 'a body that is not JSON';
    return `${url} returns ${body} (status ${status}, ${type || 'no type'}). Check that the URL is that of the API.`;
  }
}
