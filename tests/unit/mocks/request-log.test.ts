import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsole } from '#tests/support/console.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => {
  server.close();
  // The files of a worker share their modules.
  vi.resetModules();
});

const site = 'http://site.test';
const list = `${site}/api/v1/front/getInfo?type=notice`;
const headers = { ClientSecret: 'test' };
const empty = { success: true, data: { notice: [], notice_count: 0 }, error: null };

/** The requests that reached the network. */
let sent: Request[] = [];
/** Returns the response of the network. */
let respond: () => Response;
const storedTexts = new Map<string, string>();

/** Loads the request log anew, as after a reload of the page, with a network of MSW. */
async function reloadRequestLog() {
  vi.resetModules();
  const { recordRequests, settingsHandler } = await import('#mocks/request-log/record-requests.ts');
  const { requestLog, requestSettings } = await import('#mocks/request-log/request-log.ts');
  server.resetHandlers(
    settingsHandler,
    http.all('*', ({ request }) => {
      sent.push(request);
      return respond();
    }),
  );
  server.events.removeAllListeners();
  recordRequests(server.events);
  return { entries: () => requestLog.get().entries, requestSettings };
}

/** Waits until the request log has a number of entries with a response and returns the newest. */
async function newestEntry({ entries }: Awaited<ReturnType<typeof reloadRequestLog>>, count = 1) {
  await expect.poll(() => entries().filter(({ ms }) => ms !== null).length).toBe(count);
  return entries()[0];
}

beforeEach(() => {
  sent = [];
  storedTexts.clear();
  respond = () => Response.json(empty);
  vi.stubGlobal('location', new URL(site));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, value: string) => storedTexts.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an entry of the request log', () => {
  test('contains operation, URL and status of a valid request, and the page receives the response', async () => {
    const requestLog = await reloadRequestLog();
    expect(await (await fetch(list, { headers })).json()).toEqual(empty);
    expect(await newestEntry(requestLog)).toEqual({
      id: expect.any(String),
      operation: 'getInfo',
      method: 'GET',
      url: '/api/v1/front/getInfo?type=notice',
      status: 200,
      ms: expect.any(Number),
      scenario: null,
      problem: null,
      source: null,
      note: null,
      at: expect.any(Number),
    });
  });

  test('names the source and the note of a development server that answers from mock and backend', async () => {
    respond = () => Response.json(empty, { headers: { 'Mock-Source': 'backend', 'Mock-Note': 'guest' } });
    const requestLog = await reloadRequestLog();
    await fetch(list, { headers });
    expect(await newestEntry(requestLog)).toMatchObject({ source: 'backend', note: 'guest' });
  });

  test.each<[string, () => Response, string, RegExp]>([
    [
      'a field of the wrong type',
      () => Response.json({ ...empty, data: { notice: [], notice_count: 'many' } }),
      '/data',
      /./,
    ],
    ['an unknown field', () => Response.json({ ...empty, extra: 1 }), '/extra', /알 수 없는/],
    ['an unknown status', () => Response.json(empty, { status: 418 }), '', /no 418/],
    ['HTML', () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }), '', /no 200 with text\/html/],
    ['malformed JSON', () => new Response('{', { headers: { 'Content-Type': 'application/json' } }), '', /parse/],
    ['null', () => Response.json(null), '', /./],
  ])(
    'contains the violation in a response with %s, which the HTTP client logs',
    async (_, createResponse, pointer, reason) => {
      respond = createResponse;
      const requestLog = await reloadRequestLog();
      await fetch(list, { headers });
      const problem = (await newestEntry(requestLog))?.problem;
      expect(problem).toMatchObject({ side: 'response', reason: expect.stringMatching(reason) });
      expect(problem?.pointer.startsWith(pointer)).toBe(true);
    },
  );

  test.each<[string, string, RequestInit, string]>([
    ['an unknown query parameter', `${list}&sort=hit`, { headers }, '/query/sort'],
    ['no client secret', list, {}, '/headers/ClientSecret'],
    [
      'a body with a field of the wrong type',
      `${site}/api/v1/front/login`,
      { method: 'POST', headers, body: '{"member_id":1,"member_password":"x"}' },
      '/body/member_id',
    ],
    ['malformed JSON', `${site}/api/v1/front/login`, { method: 'POST', headers, body: '{' }, '/body'],
    ['no body', `${site}/api/v1/front/login`, { method: 'POST', headers }, '/body'],
    ['an unknown path', `${site}/api/v1/front/nothing`, { headers }, ''],
    ['an unknown method', list, { method: 'DELETE', headers }, ''],
  ])('contains the violation in a request with %s', async (_, url, init, pointer) => {
    expectConsole(/^api: /);
    const requestLog = await reloadRequestLog();
    await fetch(url, init);
    expect((await newestEntry(requestLog))?.problem).toMatchObject({ side: 'request', pointer });
  });

  test('has no status after a network error', async () => {
    respond = () => HttpResponse.error();
    const requestLog = await reloadRequestLog();
    await expect(fetch(list, { headers })).rejects.toThrow(TypeError);
    expect(requestLog.entries()).toMatchObject([{ operation: 'getInfo', status: null, ms: null, problem: null }]);
  });
});

test('requests outside the API are not logged', async () => {
  const requestLog = await reloadRequestLog();
  await fetch(`${site}/src/main.tsx`);
  await fetch('https://elsewhere.test/v1/other');
  expect(sent).toHaveLength(2);
  expect(requestLog.entries()).toEqual([]);
});

test('a scenario sets the header Prefer for requests to its operation only', async () => {
  respond = () => Response.json({ success: false, data: null, error: { code: '44', message: '없음' } });
  const requestLog = await reloadRequestLog();
  requestLog.requestSettings.set({ scenarios: { getInfo: '200 empty' } });
  await fetch(list, { headers });
  await fetch(`${site}/api/v1/common/fileDownload?file_pk=1`);
  expect(sent.map((request) => request.headers.get('Prefer'))).toEqual(['code=200, example=empty', null]);
  await newestEntry(requestLog, 2);
  expect(requestLog.entries().map(({ scenario }) => scenario)).toEqual([null, '200 empty']);
});

test('offline fails like a network error and sends nothing', async () => {
  const requestLog = await reloadRequestLog();
  requestLog.requestSettings.set({ offline: true });
  await expect(fetch(list, { headers })).rejects.toThrow(TypeError);
  expect(sent).toEqual([]);
  requestLog.requestSettings.set({ offline: false });
  expect((await fetch(list, { headers })).status).toBe(200);
});

test('latency delays requests', async () => {
  const requestLog = await reloadRequestLog();
  requestLog.requestSettings.set({ latency: 100 });
  const started = performance.now();
  expect((await fetch(list, { headers })).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(95);
});

test('the log contains the last fifty requests, newest first', async () => {
  const requestLog = await reloadRequestLog();
  for (let page = 1; page <= 60; page += 1) await fetch(`${list}&page=${page}`, { headers });
  await expect.poll(() => requestLog.entries()[0]?.url).toContain('page=60');
  expect(requestLog.entries()).toHaveLength(50);
  expect(requestLog.entries().at(-1)?.url).toContain('page=11');
});

describe('the settings', () => {
  const chosen = { scenarios: { login: '200 mismatch' }, latency: 200, offline: true };

  test('survive a reload', async () => {
    (await reloadRequestLog()).requestSettings.set(chosen);
    expect((await reloadRequestLog()).requestSettings.get()).toEqual(chosen);
  });

  test('are the defaults after a reload when the storage contains malformed JSON', async () => {
    storedTexts.set('mock-request-log', '{"latency":');
    const { requestSettings } = await reloadRequestLog();
    expect(requestSettings.get()).toEqual({ scenarios: {}, latency: 0, offline: false });
  });

  test('work without storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { requestSettings } = await reloadRequestLog();
    requestSettings.set(chosen);
    expect(requestSettings.get()).toEqual(chosen);
  });
});
