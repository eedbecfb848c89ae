/** Tests the modules as the app imports them, with a fake storage and a fake fetch. */
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createFakeServer,
  emptyList,
  failureResponse,
  listPath,
  loginData,
  successResponse,
  tokenPath,
} from './fake-browser.ts';

// The files of a worker share their modules.
afterAll(() => void vi.resetModules());

/** Imports new module instances, as every tab has. */
async function importModules() {
  vi.resetModules();
  const [session, client, board, common, errors] = await Promise.all([
    import('#src/api/session.ts'),
    import('#src/api/client.ts'),
    import('#src/api/generated/board.ts'),
    import('#src/api/generated/common.ts'),
    import('#src/api/errors.ts'),
  ]);
  return { session, client, board, common, errors };
}

/** Reads the notices with the generated query of a tab, without a timer that removes the response later. */
const readList = ({ board }: Awaited<ReturnType<typeof importModules>>) =>
  new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } }).fetchQuery(
    board.getGetInfoQueryOptions({ type: 'notice', page: 1 }),
  );

const server = createFakeServer(() => failureResponse('50', 500));

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubEnv('VITE_API_BASE', 'http://live.test/api/');
  vi.stubEnv('VITE_CLIENT_SECRET', 'live-secret');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  vi.stubGlobal('fetch', (request: Request) => server.fetch(request));
  server.requests.length = 0;
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('The clock of the page', () => {
  it.each([
    ['Wed, 26 Nov 2025 03:00:00 GMT', '2025-11-26T03:00:00.000Z'],
    ['tomorrow', '2025-11-27T03:00:00.000Z'],
  ])('after a response with the date "%s" is %s', async (date, expected) => {
    vi.useFakeTimers({ now: Date.parse('2025-11-27T03:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const modules = await importModules();
    const { now } = await import('#src/lib/time/clock.ts');
    server.respond = () => {
      const response = successResponse(emptyList);
      if (date) response.headers.set('Date', date);
      return response;
    };
    await readList(modules);
    expect(new Date(now()).toISOString()).toBe(expected);
  });
});

describe('Importing the API modules', () => {
  it('accesses neither storage, window nor network', async () => {
    const onAccess = vi.fn();
    for (const name of ['localStorage', 'window', 'document', 'addEventListener', 'location', 'fetch']) {
      vi.stubGlobal(name, undefined);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          onAccess(name);
          throw new Error(`${name} was accessed`);
        },
      });
    }
    vi.resetModules();
    await Promise.all([
      import('#src/api/session.ts'),
      import('#src/api/client.ts'),
      import('#src/api/request.ts'),
      import('#src/api/errors.ts'),
    ]);
    expect(onAccess).not.toHaveBeenCalled();
  });
});

describe('A generated query', () => {
  it('returns the payload, and sends the configured base URL and secret', async () => {
    const modules = await importModules();
    server.respond = () => successResponse(emptyList);
    expect(await readList(modules)).toEqual(emptyList);
    const request = server.requests[0]?.request;
    expect(request?.url).toBe('http://live.test/api/v1/front/getInfo?type=notice&page=1');
    expect(request?.headers.get('ClientSecret')).toBe('live-secret');
  });
});

describe('The typed client', () => {
  it('sends no access token, returns the envelope, and rejects for a failure', async () => {
    const { client, session } = await importModules();
    session.startSession(loginData('access-1'));
    server.respond = () => successResponse(emptyList);
    const { data } = await client.client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });
    expect(data?.success && data.data).toEqual(emptyList);
    expect(server.requests[0]?.token).toBeNull();
    expect(server.requests[0]?.request.cache).toBe('no-store');
    server.respond = () => failureResponse('44');
    await expect(
      client.client.GET('/v1/front/getInfoDetail', { params: { query: { info_pk: 1, type: 'notice' } } }),
    ).rejects.toMatchObject({ name: 'ApiError', code: '44', operation: '/v1/front/getInfoDetail' });
  });

  it('returns the bytes of a file unchanged', async () => {
    const { client } = await importModules();
    const headers = { 'Content-Type': 'application/octet-stream' };
    server.respond = () => new Response(Uint8Array.of(0, 255, 10), { headers });
    const query = { file_pk: 1 };
    const { data } = await client.client.GET('/v1/common/fileDownload', { params: { query }, parseAs: 'arrayBuffer' });
    expect(data && [...new Uint8Array(data)]).toEqual([0, 255, 10]);
  });
});

describe('Two tabs of the site', () => {
  it('refresh the token once with the Web Locks API, and keep the session', async () => {
    const [one, two] = [await importModules(), await importModules()];
    expect(one.session).not.toBe(two.session);
    const onEvent = vi.fn();
    one.session.onSessionEvent(onEvent);
    two.session.onSessionEvent(onEvent);
    one.session.startSession(loginData('old'));
    onEvent.mockClear();
    // The server refreshes the token only after it has refused all four requests.
    const allRefused = Promise.withResolvers<void>();
    let refusals = 0;
    server.respond = async (received) => {
      if (received.path === tokenPath) {
        await allRefused.promise;
        return successResponse({ access_token: 'fresh' });
      }
      if (received.token !== 'old') return successResponse(emptyList);
      refusals += 1;
      if (refusals === 4) allRefused.resolve();
      return failureResponse('97');
    };
    const calls = [one, two, one, two].map((tab) => readList(tab));
    expect(await Promise.all(calls)).toEqual([emptyList, emptyList, emptyList, emptyList]);
    expect(server.requestsTo(tokenPath)).toHaveLength(1);
    expect(server.requestsTo(listPath)).toHaveLength(8);
    expect(two.session.getSession()?.accessToken).toBe('fresh');
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('receive session events through the storage event', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const { session } = await importModules();
    const onEvent = vi.fn();
    const unsubscribe = session.onSessionEvent(onEvent);
    const login = JSON.stringify({ accessToken: 'a', refreshToken: 'r' });
    const dispatchStorageEvent = (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    localStorage.setItem('token', login);
    dispatchStorageEvent('theme');
    expect(onEvent).not.toHaveBeenCalled();
    dispatchStorageEvent('token');
    expect(onEvent.mock.calls).toEqual([[{ type: 'started' }]]);
    localStorage.removeItem('token');
    // A null key means that the other tab has cleared the storage.
    dispatchStorageEvent(null);
    expect(onEvent.mock.calls.at(-1)).toEqual([{ type: 'ended', reason: 'elsewhere' }]);
    unsubscribe();
    localStorage.setItem('token', login);
    dispatchStorageEvent('token');
    expect(onEvent).toHaveBeenCalledTimes(2);
  });
});
