import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient, requestAccessToken } from '#src/api/client.ts';
import { createCheckedFetch } from '#src/api/http.ts';
import { expectConsole } from '#tests/support/console.ts';
import { emptyList, failureResponse, rejectionOf, successResponse } from './fake-browser.ts';

const base = 'https://api.test/api';
const timeouts = { ordinary: 1_000, file: 5_000 };
const fetch = vi.fn<(request: Request) => Promise<Response>>();
const options = { fetch, base, clientSecret: 'secret', timeouts };
const checkedFetch = createCheckedFetch(options);
const client = createApiClient(options);

const list = () => new Request(`${base}/v1/front/getInfo?type=notice`);
const getList = () => client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('returns the response of the server itself, with a body that is still unread', async () => {
  const response = successResponse(emptyList);
  fetch.mockResolvedValue(response);
  const result = await checkedFetch(list());
  expect(result).toBe(response);
  expect(result.bodyUsed).toBe(false);
  expect(await result.json()).toMatchObject({ success: true, data: emptyList });
});

test('sends the client secret and no access token, and lets no cache store the response', async () => {
  fetch.mockResolvedValue(successResponse(emptyList));
  await getList();
  const [request] = fetch.mock.lastCall ?? [];
  expect(request?.url).toBe(`${base}/v1/front/getInfo?type=notice`);
  expect(request?.headers.get('ClientSecret')).toBe('secret');
  expect(request?.headers.get('Authorization')).toBeNull();
  expect(request?.cache).toBe('no-store');
});

test.each([200, 500])('rejects with ApiError for a failure envelope with status %i', async (status) => {
  fetch.mockResolvedValue(failureResponse('50', status));
  const error = await rejectionOf(getList());
  expect(error).toMatchObject({ name: 'ApiError', code: '50', operation: '/v1/front/getInfo' });
});

test.each([
  ['HTML', '<h1>502</h1>'],
  ['an empty body', ''],
  ['an envelope without data', '{"success": true}'],
])('rejects with TransportError for %s', async (_name, body) => {
  expectConsole(/The response breaks the contract/);
  fetch.mockResolvedValue(new Response(body));
  expect(await rejectionOf(getList())).toMatchObject({ name: 'TransportError' });
});

test('rejects with TransportError when the connection fails', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await rejectionOf(getList())).toMatchObject({ name: 'TransportError', kind: 'network' });
});

test('rejects after the time limit and aborts the request', async () => {
  fetch.mockReturnValue(new Promise(() => {}));
  const result = rejectionOf(getList());
  await vi.advanceTimersByTimeAsync(timeouts.ordinary - 1);
  const [request] = fetch.mock.lastCall ?? [];
  expect(request?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ name: 'TransportError', kind: 'timeout' });
  expect(request?.signal.aborted).toBe(true);
});

test('rejects with the reason of the caller’s signal', async () => {
  fetch.mockReturnValue(new Promise(() => {}));
  const controller = new AbortController();
  const result = rejectionOf(checkedFetch(new Request(list(), { signal: controller.signal })));
  const reason = new Error('cancelled');
  controller.abort(reason);
  expect(await result).toBe(reason);
});

test('returns the new access token, and rejects a response without one', async () => {
  fetch.mockResolvedValueOnce(successResponse({ access_token: 'fresh' }));
  expect(await requestAccessToken('refresh', client)).toBe('fresh');
  const [request] = fetch.mock.lastCall ?? [];
  expect(await request?.json()).toEqual({ refresh_token: 'refresh' });
  expectConsole(/The response breaks the contract/);
  for (const data of [{}, { access_token: '' }]) {
    fetch.mockResolvedValueOnce(successResponse(data));
    expect(await rejectionOf(requestAccessToken('refresh', client))).toMatchObject({
      name: 'TransportError',
      kind: 'badResponse',
    });
  }
});
