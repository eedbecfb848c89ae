import type { ReceivedResponse } from '#verify/exchange.ts';
import { RunAborted } from '#verify/run/run-ends.ts';
import type { Runner } from '#verify/run/runner.ts';
import { withOtherKey } from './unguessable-path.ts';

/** The number of redirects that a new tab of a browser surely follows. */
const maxRedirects = 5;
/** Types of pages and failures, which a URL of a file must not respond with unless the file has this type. */
const pageTypes = ['text/html', 'application/json'];

/**
 * Fetches a file as a guest, without the headers of the website, as a new tab does. Headers that the tester gave are sent to
 * the server only.
 * @returns null when there is no response, and `unknown` for a file on another host, which the run may not reach
 */
async function fetchAddress(
  runner: Runner,
  address: string,
  redirects = maxRedirects,
): Promise<ReceivedResponse | null | 'unknown'> {
  const { settings, client } = runner.context;
  if (redirects < 0 || !URL.canParse(address, settings.baseUrl)) return null;
  const url = new URL(address, settings.baseUrl);
  if (url.origin !== new URL(settings.baseUrl).origin) return 'unknown';
  const response = await client.fetch(url.href, { headers: settings.headers }).catch((error: unknown) => {
    if (error instanceof RunAborted) throw error;
    return null;
  });
  const location = response?.headers.get('Location');
  if (response && response.status >= 300 && response.status < 400 && location)
    return fetchAddress(runner, new URL(location, url).href, redirects - 1);
  return response?.status === 429 ? 'unknown' : response;
}

/**
 * Checks that the URL of a file in a response leads to the file.
 * @param sent the uploaded bytes; null when they are not known, so that any bytes are right
 * @param pointer the JSON pointer of the address in the response that was checked last
 * @returns the bytes of the file, or null when they are not known
 */
export async function checkFileAddress(
  runner: Runner,
  address: unknown,
  sent: Uint8Array | null = null,
  pointer?: string,
): Promise<Uint8Array | null> {
  if (typeof address !== 'string') return null;
  const response = await fetchAddress(runner, address);
  if (response === 'unknown') return null;
  const { status, type, bytes = new Uint8Array() }: Partial<ReceivedResponse> = response ?? {};
  const isPage = pageTypes.includes(type ?? '') && !/\.(html?|json)$/i.test(address);
  const isFound = runner.check(status === 200 && !isPage && bytes.length > 0, {
    rule: 'file-address',
    message: 'the URL of a file does not lead to a file',
    ...(pointer === undefined ? {} : { pointer }),
    expected: `status 200 and a file for ${address.slice(0, 200)}`,
    actual: response ? `status ${status}, type ${type || 'none'}, ${bytes.length} bytes` : 'no response',
  });
  if (!isFound) return null;
  if (sent) checkSameBytes(runner, bytes, sent, 'the file at its URL');
  return bytes;
}

/** Checks that the URL of a personal file gives nothing with another secret of the same form. */
export async function checkSecretOfAddress(runner: Runner, path: string, pointer: string) {
  const guessed = withOtherKey(path);
  if (guessed === null) return;
  const [found, real] = [await fetchAddress(runner, guessed), await fetchAddress(runner, path)];
  if (!found || found === 'unknown' || found.status !== 200 || !real || real === 'unknown') return;
  // A website may answer every unknown address with a page of its own.
  const message = 'the server sends a personal file for a URL with another secret';
  const violation = { rule: 'secret', message, pointer, expected: 'no file', actual: `${found.bytes.length} bytes` };
  runner.check(Buffer.compare(found.bytes, real.bytes) !== 0, violation);
}

/** Checks that a file has the bytes that were uploaded. `fileLabel` names the file in the message. */
export function checkSameBytes(runner: Runner, actual: Uint8Array | null, sent: Uint8Array, fileLabel: string): void {
  const message = `${fileLabel}: the stored bytes differ from the uploaded bytes`;
  const texts = { expected: `${sent.length} bytes`, actual: actual === null ? 'nothing' : `${actual.length} bytes` };
  runner.check(actual !== null && Buffer.compare(actual, sent) === 0, { rule: 'bytes', message, ...texts });
}
