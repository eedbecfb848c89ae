import type { WorkflowRunner } from '#verify/workflow-runner.ts';

/**
 * Fetches the file of an abstract without the headers of the website, as a new tab does. Headers that the tester gave are
 * sent to the server only.
 * @param path the path on the server, or the full URL
 * @returns the bytes, or null when the server sends no file
 */
async function fetchAbstractFile(runner: WorkflowRunner, path: string): Promise<Uint8Array | null> {
  const { settings, client } = runner.context;
  const url = new URL(path, settings.baseUrl);
  const isOnServer = url.origin === new URL(settings.baseUrl).origin;
  const response = await client.fetch(url.href, isOnServer ? { headers: settings.headers } : {});
  return response.status === 200 ? response.bytes : null;
}

/**
 * Checks that the URL of an abstract's file gives its bytes.
 * @param sent the uploaded bytes; null when they are not known, so that any bytes are right
 */
export async function checkAbstractFile(
  runner: WorkflowRunner,
  path: string,
  sent: Uint8Array | null,
): Promise<Uint8Array | null> {
  const bytes = await fetchAbstractFile(runner, path).catch(() => null);
  runner.check(bytes !== null && bytes.length > 0, {
    rule: 'file-path',
    message: 'the server sends no file for the file_path of an abstract',
    pointer: '/data/abstract/0/file_path',
    expected: 'status 200 and the file',
  });
  if (bytes === null || sent === null) return bytes;
  runner.check(Buffer.compare(bytes, sent) === 0, {
    rule: 'bytes',
    message: 'an abstract: the stored bytes differ from the uploaded bytes',
    pointer: '/data/abstract/0/file_path',
    expected: `${sent.length} bytes`,
    actual: `${bytes.length} bytes`,
  });
  return bytes;
}
