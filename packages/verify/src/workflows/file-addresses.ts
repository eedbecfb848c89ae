import { checkDownload, checkSameBytes, fetchUrl } from '#verify/files/download-checks.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

/** Types of pages and failures, which a URL of a file must not respond with unless the file has this type. */
const pageTypes = ['text/html', 'application/json'];

/**
 * Checks that the URL of a file in a response leads to the file, as a guest and without headers. URLs of other hosts and
 * redirects are not followed.
 * @param address the value of `file_path` or of the URL of a picture
 * @returns the bytes of the file, or null when they are not known
 */
export async function checkFileAddress(runner: WorkflowRunner, address: unknown): Promise<Uint8Array | null> {
  if (typeof address !== 'string') return null;
  const response = await fetchUrl(runner, address);
  if (response === 'other host') return null;
  const status = response?.status ?? 0;
  if (status === 429 || (status >= 300 && status < 400)) return null;
  const isPage = pageTypes.includes(response?.type ?? '') && !/\.(html?|json)$/i.test(address);
  const isFound = runner.check(status === 200 && !isPage, {
    rule: 'file-address',
    message: 'the URL of a file does not lead to a file',
    expected: `status 200 for ${address.slice(0, 200)}`,
    actual: response ? `status ${status}, type ${response.type || 'none'}` : 'no response',
  });
  if (!isFound || !response) return null;
  runner.check(response.bytes.length > 0, {
    rule: 'file-address',
    message: 'the URL of a file leads to an empty file',
    expected: 'the bytes of the file',
    actual: 'no bytes',
  });
  return response.bytes;
}

/**
 * Checks that each file of a record is at its URL, and that its URL and its download give the same bytes.
 * @param files the records of the files in the response that was checked last
 * @returns the bytes of the downloads
 */
export async function checkFilesOfRecord(
  runner: WorkflowRunner,
  files: Record<string, unknown>[],
): Promise<Uint8Array[]> {
  const numbers = files.map((file) => file.file_pk);
  runner.check(new Set(numbers).size === numbers.length, {
    rule: 'same-record',
    message: 'a record has the same file twice',
    expected: 'different numbers (file_pk)',
    actual: numbers.join(),
  });
  const atAddress = await runAtOnce(runner, files, (part, file) => checkFileAddress(part, file.file_path));
  return runAtOnce(runner, [...files.entries()], async (part, [index, file]) => {
    const bytes = await checkDownload(part, file);
    const linked = atAddress[index];
    if (linked) checkSameBytes(part, linked, bytes, 'the file at its URL');
    return bytes;
  });
}

/**
 * Checks that the files of a record belong to no other record.
 * @param owners the record of each file that was seen so far, by the number of the file. The new files are added.
 */
export function checkFileOwners(
  runner: WorkflowRunner,
  owners: Map<number, number>,
  record: number,
  files: readonly { file_pk: number }[],
): void {
  for (const { file_pk } of files) {
    const owner = owners.get(file_pk) ?? record;
    owners.set(file_pk, owner);
    runner.check(owner === record, {
      rule: 'same-record',
      message: 'a file belongs to two records',
      expected: `file ${file_pk} in the record ${owner} only`,
      actual: `in the record ${record}, too`,
    });
  }
}
