import { checkSameBytes, fetchUrl } from '#verify/download-checks.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';

/** Types of pages and failures, which a URL of a file must not respond with unless the file has this type. */
const pageTypes = ['text/html', 'application/json'];

/**
 * Checks that the URL of a file in a response leads to the file, as a guest and without headers. URLs of other hosts and
 * redirects are not followed.
 * @param address the value of `file_path` or of the URL of a picture
 * @param content the bytes of the file, or null when they are not known
 */
export async function checkFileAddress(
  runner: WorkflowRunner,
  address: unknown,
  content: Uint8Array | null,
): Promise<void> {
  if (typeof address !== 'string') return;
  const response = await fetchUrl(runner, address);
  if (response === 'other host') return;
  const status = response?.status ?? 0;
  if (status === 429 || (status >= 300 && status < 400)) return;
  const isPage = pageTypes.includes(response?.type ?? '') && !/\.(html?|json)$/i.test(address);
  const isFound = runner.check(status === 200 && !isPage, {
    rule: 'file-address',
    message: 'the URL of a file does not lead to a file',
    expected: `status 200 for ${address.slice(0, 200)}`,
    actual: response ? `status ${status}, type ${response.type || 'none'}` : 'no response',
  });
  if (!isFound || !response) return;
  if (content) checkSameBytes(runner, response.bytes, content, 'the file at its URL');
  else
    runner.check(response.bytes.length > 0, {
      rule: 'file-address',
      message: 'the URL of a file leads to an empty file',
      expected: 'the bytes of the file',
      actual: 'no bytes',
    });
}
