import type { Walk } from './walk.ts';

type File = Record<string, unknown>;

/** The largest number of a record in the contract (schema Pk). */
const largestPk = 2_147_483_647;

/** The name in a `Content-Disposition` header: `filename*` in UTF-8 as RFC 6266 prefers it, or the plain one. */
export function nameIn(header: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      return null;
    }
  }
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1] ?? null;
}

/** Downloads a file as the contract describes it: as many bytes, and its name. Gives the bytes. */
export async function download(walk: Walk, file: File): Promise<Uint8Array> {
  const { exchange } = await walk.ask('fileDownload', { query: { file_pk: Number(file.file_pk) } }, 'file');
  const { answer } = exchange;
  const bytes = answer?.bytes ?? new Uint8Array();
  walk.same(bytes.length, file.file_size, 'bytes', 'a download has another size than its record says');
  const name = nameIn(answer?.headers.get('Content-Disposition') ?? null);
  walk.same(
    name,
    file.file_original_name,
    'file-name',
    'a download has another name than its record says',
    'header Content-Disposition',
  );
  return bytes;
}

/** The bytes at the address of a file that an answer names; https addresses of elsewhere are not fetched. */
export async function bytesAt(walk: Walk, path: unknown): Promise<Uint8Array | null> {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const { settings, client } = walk.run;
  const answer = await client.fetch(new URL(path, settings.base).href, { headers: settings.headers });
  return answer.status === 200 ? answer.bytes : null;
}

/**
 * Notes a complaint when `fileDownload` gives a guest a personal file by a number that its address has.
 * @param path the address of the file, which may have any numbers in it
 * @param bytes what the file holds
 */
export async function notServedByNumber(walk: Walk, path: unknown, bytes: Uint8Array | null): Promise<void> {
  if (typeof path !== 'string' || bytes === null) return;
  const numbers = new Set((path.match(/\d+/g) ?? []).map(Number));
  for (const pk of numbers) {
    if (pk < 1 || pk > largestPk) continue;
    const { exchange } = await walk.ask('fileDownload', { query: { file_pk: pk } }, 'notFound', 'file');
    walk.check(Buffer.compare(exchange.answer?.bytes ?? new Uint8Array(), bytes) !== 0, {
      rule: 'personal-file',
      message: 'a personal file is served to a guest by its number',
      expected: 'code 44',
      actual: `the ${bytes.length} bytes of the file`,
    });
  }
}

/** Notes a complaint unless bytes came back as they were sent. */
export function sameBytes(walk: Walk, actual: Uint8Array | null, sent: Uint8Array, what: string): void {
  const isSame = actual !== null && Buffer.compare(actual, sent) === 0;
  const size = actual === null ? 'nothing' : `${actual.length} bytes`;
  walk.check(isSame, {
    rule: 'bytes',
    message: `${what}: other bytes come back than were sent`,
    expected: `${sent.length} bytes`,
    actual: size,
  });
}
