/** Tests how the HTTP client takes the request that the inline script of a page has sent. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyList, failureResponse, loginData, successResponse } from './fake-browser.ts';

// The files of a worker share their modules.
afterAll(() => void vi.resetModules());

/** Waits like a server that does not respond, until the signal aborts. */
const untilAbort = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** The requests that reached the server, and whether each was aborted. */
const requests: { url: string; token: string | null; signal: AbortSignal }[] = [];
let respond: (index: number, signal: AbortSignal) => Response | Promise<Response>;
let onPageShow: (event: { persisted: boolean }) => void;

const listParams = { type: 'notice', page: 1, search_category: 'all' } as const;
const listUrl = '/v1/front/getInfo?type=notice&page=1&search_category=all';

/** Imports new module instances, as a page load has. */
async function importPage() {
  vi.resetModules();
  const [session, board, first] = await Promise.all([
    import('#src/api/session.ts'),
    import('#src/api/generated/board.ts'),
    import('#src/api/first-request.ts'),
  ]);
  return { ...session, ...board, ...first };
}

beforeEach(() => {
  const entries = new Map<string, string>();
  requests.length = 0;
  respond = () => successResponse(emptyList);
  vi.stubEnv('VITE_API_BASE', 'http://site.test/api');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname: '/information', search: '' });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('addEventListener', (type: string, listener: typeof onPageShow) => {
    if (type === 'pageshow') onPageShow = listener;
  });
  vi.stubGlobal('fetch', async (request: Request, { signal = request.signal }: RequestInit = {}) => {
    const index = requests.push({
      url: request.url,
      token: request.headers.get('Authorization'),
      signal: signal ?? request.signal,
    });
    return respond(index - 1, signal ?? request.signal);
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('The first request of a page', () => {
  it('is the only one for the first call of the same operation with the same parameters', async () => {
    const page = await importPage();
    page.sendFirstRequest(listUrl, null);
    page.dropOutdatedFirstRequest();
    await expect(page.getInfo(listParams)).resolves.toEqual(emptyList);
    expect(requests).toHaveLength(1);
  });

  it('is used once: the second call sends its own request', async () => {
    const page = await importPage();
    page.sendFirstRequest(listUrl, null);
    await page.getInfo(listParams);
    await page.getInfo(listParams);
    expect(requests).toHaveLength(2);
  });

  it('waits for its call while other operations and other parameters send their own requests', async () => {
    const page = await importPage();
    page.sendFirstRequest(listUrl, null);
    await page.getInfo({ ...listParams, page: 2 });
    expect(requests).toHaveLength(2);
    await page.getInfo(listParams);
    expect(requests).toHaveLength(2);
  });

  it('has the headers of a request of the member', async () => {
    const page = await importPage();
    page.startSession(loginData('access-1'));
    page.sendFirstRequest(listUrl, 'access-1');
    await page.getInfo(listParams);
    expect(requests.map(({ token }) => token)).toEqual(['access-1']);
  });

  it.each([
    ['a login', null, 'access-1'],
    ['a login of another member', 'access-1', 'access-2'],
    ['a logout', 'access-1', null],
  ])('is aborted and not used after %s in another tab', async (_, before, now) => {
    const page = await importPage();
    respond = (index, signal) => (index === 0 ? untilAbort(signal) : successResponse(emptyList));
    page.sendFirstRequest(listUrl, before);
    if (now !== null) page.startSession(loginData(now));
    await expect(page.getInfo(listParams)).resolves.toEqual(emptyList);
    expect(requests.map(({ token }) => token)).toEqual([before, now]);
    expect(requests[0]?.signal.aborted).toBe(true);
    await page.getInfo(listParams);
    expect(requests).toHaveLength(3);
  });

  it('with an expired token is followed by a refresh and one retry', async () => {
    const page = await importPage();
    page.startSession(loginData('expired-1'));
    respond = (index) => {
      if (index === 0) return failureResponse('97');
      return successResponse(index === 1 ? { access_token: 'renewed-1' } : emptyList);
    };
    page.sendFirstRequest(listUrl, 'expired-1');
    await expect(page.getInfo(listParams)).resolves.toEqual(emptyList);
    expect(requests.map(({ url, token }) => [new URL(url).pathname.split('/').at(-1), token])).toEqual([
      ['getInfo', 'expired-1'],
      ['requestToken', null],
      ['getInfo', 'renewed-1'],
    ]);
  });

  it.each([
    ['another query', { pathname: '/information', search: '?page=2' }, null],
    ['another path', { pathname: '/society', search: '' }, null],
    ['another navigation state', { pathname: '/information', search: '' }, { usr: { menu: '갤러리' } }],
  ])('is aborted when the visitor has moved to %s before the site starts', async (_, location, state) => {
    const page = await importPage();
    page.sendFirstRequest(listUrl, null);
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { state });
    page.dropOutdatedFirstRequest();
    expect(requests[0]?.signal.aborted).toBe(true);
    await page.getInfo(listParams);
    expect(requests).toHaveLength(2);
  });

  it('is not used after the back/forward cache has restored the page', async () => {
    const page = await importPage();
    page.sendFirstRequest(listUrl, null);
    onPageShow({ persisted: false });
    expect(requests[0]?.signal.aborted).toBe(false);
    onPageShow({ persisted: true });
    expect(requests[0]?.signal.aborted).toBe(true);
    await page.getInfo(listParams);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    [
      'HTML with status 200',
      () => new Response('<h1>error</h1>', { headers: { 'Content-Type': 'text/html' } }),
      'badResponse',
    ],
    ['malformed JSON', () => new Response('{', { headers: { 'Content-Type': 'application/json' } }), 'badResponse'],
    ['status 413 of a proxy', () => new Response('', { status: 413 }), 'tooLarge'],
  ])('rejects its call after %s, and the next call sends a request', async (_, failure, kind) => {
    const page = await importPage();
    respond = (index) => (index === 0 ? failure() : successResponse(emptyList));
    page.sendFirstRequest(listUrl, null);
    await expect(page.getInfo(listParams)).rejects.toMatchObject({ kind });
    expect(requests).toHaveLength(1);
    await expect(page.getInfo(listParams)).resolves.toEqual(emptyList);
  });

  it('that fails without a call causes no unhandled rejection', async () => {
    const onRejection = vi.fn();
    process.on('unhandledRejection', onRejection);
    const page = await importPage();
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    page.sendFirstRequest(listUrl, null);
    await new Promise(setImmediate);
    process.off('unhandledRejection', onRejection);
    expect(onRejection).not.toHaveBeenCalled();
  });

  it('is aborted when its call is aborted', async () => {
    const page = await importPage();
    const caller = new AbortController();
    respond = (_, signal) => untilAbort(signal);
    page.sendFirstRequest(listUrl, null);
    const result = page.getInfo(listParams, { signal: caller.signal });
    caller.abort(new Error('left'));
    await expect(result).rejects.toThrow('left');
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('is aborted at the time limit of its call', async () => {
    vi.useFakeTimers();
    try {
      const page = await importPage();
      respond = (_, signal) => untilAbort(signal);
      page.sendFirstRequest(listUrl, null);
      const result = page.getInfo(listParams).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await result).toMatchObject({ kind: 'timeout' });
      expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    } finally {
      vi.useRealTimers();
    }
  });
});
