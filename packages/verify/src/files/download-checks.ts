import type { ReceivedResponse } from '#verify/exchange.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

type FileRecord = Record<string, unknown>;

/** The largest record number that the contract allows (schema Pk). */
const largestPk = 2_147_483_647;

/**
 * Returns the file name in a `Content-Disposition` header: `filename*` in UTF-8, which RFC 6266 prefers, or `filename`.
 * @returns null when the header has no file name, or its encoding is invalid
 */
export function fileNameInHeader(header: string | null): string | null {
  const extended = /filename\*\s*=\s*UTF-8'[\w-]*'([^;\s]+)/i.exec(header ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      return null;
    }
  }
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1] ?? null;
}

/** Downloads a file and checks its size and name against its record. Returns the bytes. */
export async function checkDownload(runner: WorkflowRunner, file: FileRecord): Promise<Uint8Array> {
  const { exchange } = await runner.requestOutcome(
    'fileDownload',
    { query: { file_pk: Number(file.file_pk) } },
    'file',
  );
  const { response } = exchange;
  const bytes = response?.bytes ?? new Uint8Array();
  runner.checkEqual(bytes.length, file.file_size, 'bytes', 'the size of the download differs from file_size');
  const disposition = response?.headers.get('Content-Disposition') ?? null;
  runner.check(/filename\*\s*=/i.test(disposition ?? ''), {
    rule: 'file-name',
    message: 'the header Content-Disposition has no filename* (RFC 6266)',
    pointer: 'header Content-Disposition',
    expected: "filename*=UTF-8''…",
    actual: disposition ?? 'no header',
  });
  const name = fileNameInHeader(disposition);
  runner.checkEqual(
    name,
    file.file_original_name,
    'file-name',
    'the name of the download differs from file_original_name',
    'header Content-Disposition',
  );
  return bytes;
}

/**
 * Fetches a URL of a response without headers, except those that every request of the run has.
 * @returns null when there is no response, and `other host` for a URL outside the host of the server
 */
export async function fetchUrl(runner: WorkflowRunner, url: string): Promise<ReceivedResponse | null | 'other host'> {
  const { settings, client } = runner.context;
  const target = URL.canParse(url, settings.baseUrl) ? new URL(url, settings.baseUrl) : null;
  if (!target) return null;
  if (target.origin !== new URL(settings.baseUrl).origin) return 'other host';
  return client.fetch(target.href, { headers: settings.headers }).catch(() => null);
}

/**
 * Checks that a guest cannot download a personal file: tries each number in its path as `file_pk` of `fileDownload`.
 * @param path the path of the file on the server
 * @param bytes the content of the file
 */
export async function checkNotDownloadableByGuest(
  runner: WorkflowRunner,
  path: unknown,
  bytes: Uint8Array | null,
): Promise<void> {
  if (typeof path !== 'string' || bytes === null) return;
  const numbers = new Set((path.match(/\d+/g) ?? []).map(Number));
  for (const pk of numbers) {
    if (pk < 1 || pk > largestPk) continue;
    const { exchange } = await runner.requestOutcome('fileDownload', { query: { file_pk: pk } }, 'notFound', 'file');
    runner.check(Buffer.compare(exchange.response?.bytes ?? new Uint8Array(), bytes) !== 0, {
      rule: 'personal-file',
      message: 'a guest can download a personal file by its number (file_pk)',
      expected: 'code 44',
      actual: `the ${bytes.length} bytes of the file`,
    });
  }
}

/** Checks that a file has the bytes that were uploaded. `fileLabel` names the file in the message. */
export function checkSameBytes(
  runner: WorkflowRunner,
  actual: Uint8Array | null,
  sent: Uint8Array,
  fileLabel: string,
): void {
  const isSame = actual !== null && Buffer.compare(actual, sent) === 0;
  const size = actual === null ? 'nothing' : `${actual.length} bytes`;
  runner.check(isSame, {
    rule: 'bytes',
    message: `${fileLabel}: the stored bytes differ from the uploaded bytes`,
    expected: `${sent.length} bytes`,
    actual: size,
  });
}
