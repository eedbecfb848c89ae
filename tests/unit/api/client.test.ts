/** The modules as the app imports them, over a pretended browser. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer, failure, listPath, loginOf, noPosts, success, tokenPath } from './fake-browser.ts';

/** Module instances of their own, as every tab has. */
async function openTab() {
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

const server = createServer(() => failure('50', 500));

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
  server.calls.length = 0;
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('Importing the modules', () => {
  it('touches neither storage, window nor network', async () => {
    const touched = vi.fn();
    for (const name of ['localStorage', 'window', 'document', 'addEventListener', 'location', 'fetch']) {
      vi.stubGlobal(name, undefined);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          touched(name);
          throw new Error(`${name} was touched`);
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
    expect(touched).not.toHaveBeenCalled();
  });
});

describe('A generated call', () => {
  it('gives the payload, below the configured base and with the configured secret', async () => {
    const { board } = await openTab();
    server.answer = () => success(noPosts);
    expect(await board.getInfo({ type: 'notice', page: 1 })).toEqual(noPosts);
    const request = server.calls[0]?.request;
    expect(request?.url).toBe('http://live.test/api/v1/front/getInfo?type=notice&page=1');
    expect(request?.headers.get('ClientSecret')).toBe('live-secret');
  });

  it('gives a named file where the contract has one', async () => {
    const { common } = await openTab();
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="a.pdf"',
    };
    server.answer = () => new Response('%PDF', { headers });
    expect(await common.fileDownload({ file_pk: 1 })).toMatchObject({ name: 'a.pdf', size: 4 });
  });

  it('rejects with the error classes of the same modules', async () => {
    const { board, errors } = await openTab();
    server.answer = () => failure('zz');
    const error: unknown = await board.getInfo({ type: 'notice' }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(errors.ApiError);
    expect(errors.messageOf(error)).toContain('zz');
  });
});

describe('The typed client', () => {
  it('gives the envelope with the member session, and rejects for a failure', async () => {
    const { client, session } = await openTab();
    session.startSession(loginOf('access-1'));
    server.answer = () => success(noPosts);
    const { data } = await client.client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });
    expect(data?.success && data.data).toEqual(noPosts);
    expect(server.calls[0]?.token).toBe('access-1');
    server.answer = () => failure('44');
    await expect(
      client.client.GET('/v1/front/getInfoDetail', { params: { query: { info_pk: 1, type: 'notice' } } }),
    ).rejects.toMatchObject({ name: 'ApiError', code: '44', operation: '/v1/front/getInfoDetail' });
  });

  it('gives bytes as they are', async () => {
    const { client } = await openTab();
    const headers = { 'Content-Type': 'application/octet-stream' };
    server.answer = () => new Response(Uint8Array.of(0, 255, 10), { headers });
    const query = { file_pk: 1 };
    const { data } = await client.client.GET('/v1/common/fileDownload', { params: { query }, parseAs: 'arrayBuffer' });
    expect(data && [...new Uint8Array(data)]).toEqual([0, 255, 10]);
  });

  it('writes the address of a download', async () => {
    const { client } = await openTab();
    expect(client.downloadUrl(5001)).toBe('http://live.test/api/v1/common/fileDownload?file_pk=5001');
  });
});

describe('Two tabs of the site', () => {
  it('refresh once between them by the locks of the platform, and none logs out', async () => {
    const [one, two] = [await openTab(), await openTab()];
    expect(one.session).not.toBe(two.session);
    const ended = vi.fn();
    one.session.onSessionEvent(ended);
    two.session.onSessionEvent(ended);
    one.session.startSession(loginOf('old'));
    ended.mockClear();
    server.answer = async (call) => {
      if (call.path === tokenPath) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return success({ access_token: 'fresh' });
      }
      return call.token === 'old' ? failure('97') : success(noPosts);
    };
    const calls = [one, two, one, two].map((tab) => tab.board.getInfo({ type: 'notice' }));
    expect(await Promise.all(calls)).toEqual([noPosts, noPosts, noPosts, noPosts]);
    expect(server.to(tokenPath)).toHaveLength(1);
    expect(server.to(listPath)).toHaveLength(8);
    expect(two.session.getSession()?.accessToken).toBe('fresh');
    expect(ended).not.toHaveBeenCalled();
  });

  it('hear of each other by the storage event', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const { session } = await openTab();
    const heard = vi.fn();
    const leave = session.onSessionEvent(heard);
    const login = JSON.stringify({ accessToken: 'a', refreshToken: 'r' });
    const tell = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    localStorage.setItem('token', login);
    tell('theme');
    expect(heard).not.toHaveBeenCalled();
    tell('token');
    expect(heard.mock.calls).toEqual([[{ type: 'started' }]]);
    localStorage.removeItem('token');
    // The other tab cleared everything at once.
    tell(null);
    expect(heard.mock.calls.at(-1)).toEqual([{ type: 'ended', reason: 'elsewhere' }]);
    leave();
    localStorage.setItem('token', login);
    tell('token');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
