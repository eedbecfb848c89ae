import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { withOtherKey } from './unguessable-path.ts';

/** The number of redirects that a new tab of a browser surely follows. */
const maxRedirects = 5;

/**
 * Fetches a file without the headers of the website, as a new tab does, and follows redirects. Headers that the tester gave
 * are sent to the server only.
 * @param path the path on the server, or the full URL
 * @returns the bytes; null when the server sends no file; `other host` when the file is not on the server
 */
async function fetchAddressedFile(runner: WorkflowRunner, path: string): Promise<Uint8Array | null | 'other host'> {
  const { settings, client } = runner.context;
  let url = new URL(path, settings.baseUrl);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url.origin !== new URL(settings.baseUrl).origin) return 'other host';
    const response = await client.fetch(url.href, { headers: settings.headers });
    const location = response.headers.get('Location');
    if (response.status < 300 || response.status >= 400 || location === null)
      return response.status === 200 ? response.bytes : null;
    url = new URL(location, url);
  }
  return null;
}

/**
 * Checks that the URL of a file gives its bytes. A file on another host is not checked, because the run may not reach it.
 * @param path the path on the server, or the full URL
 * @param sent the uploaded bytes; null when they are not known, so that any bytes are right
 * @param pointer the JSON pointer of the path in the response
 * @returns the bytes, or null when they are not known
 */
export async function checkAddressedFile(
  runner: WorkflowRunner,
  path: string,
  sent: Uint8Array | null,
  pointer: string,
): Promise<Uint8Array | null> {
  const bytes = await fetchAddressedFile(runner, path).catch(() => null);
  if (bytes === 'other host') return null;
  runner.check(bytes !== null && (bytes.length > 0 || sent?.length === 0), {
    rule: 'file-path',
    message: 'the server sends no file for a file_path',
    pointer,
    expected: 'status 200 and the file',
  });
  if (bytes === null || sent === null) return bytes;
  runner.check(Buffer.compare(bytes, sent) === 0, {
    rule: 'bytes',
    message: 'the file at a file_path differs from the stored file',
    pointer,
    expected: `${sent.length} bytes`,
    actual: `${bytes.length} bytes`,
  });
  return bytes;
}

/** Checks that the URL of a personal file gives nothing with another secret of the same form. */
export async function checkSecretOfAddress(runner: WorkflowRunner, path: string, pointer: string): Promise<void> {
  const guessed = withOtherKey(path);
  const bytes = guessed === null ? null : await fetchAddressedFile(runner, guessed).catch(() => null);
  const real =
    bytes === null || bytes === 'other host' ? null : await fetchAddressedFile(runner, path).catch(() => null);
  if (bytes === null || bytes === 'other host' || real === null || real === 'other host') return;
  // A website may answer every unknown address with a page of its own.
  runner.check(Buffer.compare(bytes, real) !== 0, {
    rule: 'secret',
    message: 'the server sends a personal file for a URL with another secret',
    pointer,
    expected: 'no file',
    actual: `${bytes.length} bytes`,
  });
}
