import { handleRequest } from '#mocks/server.ts';

/** By how much the numbers of records are higher than those of the mock, which all are lower than this. */
const renumberedBy = 200_000_000;

const isNumber = (name: string): boolean => /_pks?$/.test(name);

/** Returns the number that the mock gives a record. Numbers in lists are separated by commas. */
const originalNumber = (text: string): string =>
  text
    .split(',')
    .map((part) => (Number(part) > renumberedBy ? String(Number(part) - renumberedBy) : part))
    .join(',');

/** Returns a title with its words in another order. */
const otherTitle = (title: string): string => `${title.split(' ').reverse().join(' ')} 개정판`;

/** Returns how many of the records of a list remain. */
const otherCount = (count: number): number => (count > 3 ? count - 2 : count);

/** Changes the data of a response: numbers, titles, hits, and counts with the records that they count. */
function changeData(value: unknown, skipped: number): unknown {
  if (Array.isArray(value)) return value.map((one) => changeData(one, skipped));
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const count = entries.find(([name, one]) => name.endsWith('_count') && typeof one === 'number')?.[1];
  const changed = entries.map(([name, one]): [string, unknown] => {
    if (typeof one === 'number' && isNumber(name)) return [name, one + renumberedBy];
    if (typeof one === 'number' && name.endsWith('_hit')) return [name, one + 11];
    if (typeof one === 'number' && name.endsWith('_count')) return [name, otherCount(one)];
    if (typeof one === 'string' && name.endsWith('_title')) return [name, otherTitle(one)];
    const remaining = typeof count === 'number' ? Math.max(0, otherCount(count) - skipped) : undefined;
    return [name, changeData(Array.isArray(one) ? one.slice(0, remaining) : one, skipped)];
  });
  return Object.fromEntries(changed);
}

/** Restores the numbers of the mock in the data of a request. */
function restoreNumbers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'number' && isNumber(name) ? Number(originalNumber(String(one))) : one,
    ]),
  );
}

/** Returns the body of a request with the numbers of the mock. */
async function restoreBody(request: Request): Promise<BodyInit | null> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return JSON.stringify(restoreNumbers(await request.json()));
  if (!type.includes('multipart')) return request.body === null ? null : request.arrayBuffer();
  const restored = new FormData();
  for (const [name, value] of await request.formData())
    restored.append(name, isNumber(name) && typeof value === 'string' ? originalNumber(value) : value);
  return restored;
}

/**
 * Responds like the mock whose data are others: records have other numbers, lists fewer records, titles other words. A test
 * gives it to `createMockServer`.
 */
export async function answerWithOtherData(request: Request): Promise<Response> {
  const url = new URL(request.url);
  for (const [name, value] of url.searchParams) if (isNumber(name)) url.searchParams.set(name, originalNumber(value));
  const body = await restoreBody(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (body instanceof FormData) headers.delete('content-type');
  const response = await handleRequest(new Request(url, { method: request.method, headers, body }), false);
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const [page, row] = [Number(url.searchParams.get('page') ?? 1), Number(url.searchParams.get('row') ?? 10)];
  const changed = changeData(await response.json(), (page - 1) * row);
  const answered = new Headers(response.headers);
  answered.delete('content-length');
  return new Response(JSON.stringify(changed), { status: response.status, headers: answered });
}
