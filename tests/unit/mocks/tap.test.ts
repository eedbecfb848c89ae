import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsole } from '#tests/support/console.ts';

const site = 'http://site.test';
const list = `${site}/api/v1/front/getInfo?type=notice`;
const headers = { ClientSecret: 'test' };
const empty = { success: true, data: { notice: [], notice_count: 0 }, error: null };

/** What left the page, behind the tap. */
let sent: Request[] = [];
let answer: () => Response | Promise<Response>;
const kept = new Map<string, string>();

/** A tap as after a reload, on a network that gives the answer. */
async function reloaded() {
  vi.resetModules();
  const network: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(request);
    return answer();
  };
  vi.stubGlobal('fetch', network);
  const { requestLog: tap } = await import('#mocks/request-log/request-log.ts');
  tap.start();
  return tap;
}

/** The newest entry, once there are so many. */
async function entry(tap: Awaited<ReturnType<typeof reloaded>>, count = 1) {
  await expect.poll(() => tap.entries().length).toBe(count);
  return tap.entries()[0];
}

beforeEach(() => {
  sent = [];
  kept.clear();
  answer = () => Response.json(empty);
  vi.stubGlobal('location', new URL(site));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an entry tells', () => {
  test('operation, address and status of a request that kept the contract, and the answer arrives', async () => {
    const tap = await reloaded();
    expect(await (await fetch(list, { headers })).json()).toEqual(empty);
    expect(await entry(tap)).toEqual({
      id: expect.any(Number),
      operation: 'getInfo',
      method: 'GET',
      url: '/api/v1/front/getInfo?type=notice',
      status: 200,
      ms: expect.any(Number),
      scenario: null,
      problem: null,
    });
  });

  test.each<[string, () => Response, string, RegExp]>([
    [
      'a field of the wrong type',
      () => Response.json({ ...empty, data: { notice: [], notice_count: 'many' } }),
      '/data',
      /./,
    ],
    ['a field too many', () => Response.json({ ...empty, extra: 1 }), '/extra', /알 수 없는/],
    ['a status that the contract lacks', () => Response.json(empty, { status: 418 }), '', /no 418/],
    ['HTML', () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }), '', /no 200 with text\/html/],
    [
      'JSON that does not parse',
      () => new Response('{', { headers: { 'Content-Type': 'application/json' } }),
      '',
      /parse/,
    ],
    ['null', () => Response.json(null), '', /./],
  ])('where an answer with %s differs, and the console says it in one line', async (_, given, pointer, reason) => {
    answer = given;
    const lines = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const tap = await reloaded();
    await fetch(list, { headers });
    const problem = (await entry(tap))?.problem;
    expect(problem).toMatchObject({ side: 'response', reason: expect.stringMatching(reason) });
    expect(problem?.pointer.startsWith(pointer)).toBe(true);
    expect(lines.mock.calls).toEqual([[expect.stringMatching(/^api: getInfo \d+ response \/.* .+$/)]]);
    lines.mockRestore();
  });

  test.each<[string, string, RequestInit, string]>([
    ['a query that the contract lacks', `${list}&sort=hit`, { headers }, '/query/sort'],
    ['no client secret', list, {}, '/headers/ClientSecret'],
    [
      'a body with a field of the wrong type',
      `${site}/api/v1/front/login`,
      { method: 'POST', headers, body: '{"member_id":1,"member_password":"x"}' },
      '/body/member_id',
    ],
    ['a body that is no JSON', `${site}/api/v1/front/login`, { method: 'POST', headers, body: '{' }, '/body'],
    ['no body', `${site}/api/v1/front/login`, { method: 'POST', headers }, '/body'],
    ['a path that the contract lacks', `${site}/api/v1/front/nothing`, { headers }, ''],
    ['a method that the contract lacks', list, { method: 'DELETE', headers }, ''],
  ])('that a request with %s breaks the contract', async (_, url, init, pointer) => {
    expectConsole(/^api: /);
    const tap = await reloaded();
    await fetch(url, init);
    expect((await entry(tap))?.problem).toMatchObject({ side: 'request', pointer });
  });

  test('of a dead network that no answer came', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const tap = await reloaded();
    await expect(fetch(list, { headers })).rejects.toThrow(TypeError);
    expect(await entry(tap)).toMatchObject({ status: null, problem: null });
  });
});

test('what is not of the API passes by', async () => {
  const tap = await reloaded();
  await fetch(`${site}/src/main.tsx`);
  await fetch('https://elsewhere.test/v1/other');
  expect(sent).toHaveLength(2);
  expect(tap.entries()).toEqual([]);
});

test('a file is not read as JSON, and comes whole', async () => {
  const bytes = new Uint8Array([0, 255, 1]);
  answer = () => new Response(bytes, { headers: { 'Content-Type': 'application/octet-stream' } });
  const tap = await reloaded();
  const response = await fetch(`${site}/api/v1/common/fileDownload?file_pk=1`);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect(await entry(tap)).toMatchObject({ operation: 'fileDownload', problem: null });
});

test('a scenario is asked for by header, of its operation alone', async () => {
  answer = () => Response.json({ success: false, data: null, error: { code: '44', message: '없음' } });
  const tap = await reloaded();
  tap.set({ scenarios: { getInfo: '200 empty' } });
  await fetch(list, { headers });
  await fetch(`${site}/api/v1/common/fileDownload?file_pk=1`);
  expect(sent.map((request) => request.headers.get('Prefer'))).toEqual(['code=200, example=empty', null]);
  await entry(tap, 2);
  expect(tap.entries().map(({ scenario }) => scenario)).toEqual([null, '200 empty']);
});

test('offline fails as a dead network does, and sends nothing', async () => {
  const tap = await reloaded();
  tap.set({ offline: true });
  await expect(fetch(list, { headers })).rejects.toThrow(TypeError);
  expect(sent).toEqual([]);
  tap.set({ offline: false });
  expect((await fetch(list, { headers })).status).toBe(200);
});

test('latency delays what is sent, and ends with the request', async () => {
  const tap = await reloaded();
  tap.set({ latency: 60_000 });
  const given = new AbortController();
  const asked = fetch(list, { headers, signal: given.signal });
  given.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  expect(sent).toEqual([]);
  tap.set({ latency: 30 });
  const started = performance.now();
  await fetch(list, { headers });
  expect(performance.now() - started).toBeGreaterThanOrEqual(25);
});

test('the last fifty are remembered, the newest first, until they are cleared', async () => {
  const tap = await reloaded();
  for (let page = 1; page <= 60; page += 1) await fetch(`${list}&page=${page}`, { headers });
  await expect.poll(() => tap.entries()[0]?.url).toContain('page=60');
  expect(tap.entries()).toHaveLength(50);
  expect(tap.entries().at(-1)?.url).toContain('page=11');
  tap.clear();
  expect(tap.entries()).toEqual([]);
});

test('listeners hear of entries and settings until they leave', async () => {
  const tap = await reloaded();
  const heard = vi.fn();
  const leave = tap.subscribe(heard);
  tap.set({ latency: 1 });
  await fetch(list, { headers });
  await expect.poll(() => heard.mock.calls.length).toBe(2);
  leave();
  tap.clear();
  expect(heard).toHaveBeenCalledTimes(2);
});

describe('the settings', () => {
  const chosen = { scenarios: { login: '200 mismatch' }, latency: 200, offline: true };
  const none = { scenarios: {}, latency: 0, offline: false };

  test('survive a reload', async () => {
    (await reloaded()).set(chosen);
    expect((await reloaded()).settings()).toEqual(chosen);
  });

  test.each([
    'no JSON',
    'null',
    '[]',
    '{"scenarios":[],"latency":"fast","offline":1}',
    '{"scenarios":{"login":5,"logout":"anything"},"latency":-1}',
  ])('are as if never set after a reload that finds %s', async (text) => {
    kept.set('mock-request-log', text);
    expect((await reloaded()).settings()).toEqual(none);
  });

  test('hold without storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const tap = await reloaded();
    tap.set(chosen);
    expect(tap.settings()).toEqual(chosen);
  });
});
