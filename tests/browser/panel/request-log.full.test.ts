/** The request log of uploads, which use `XMLHttpRequest`; Node has none. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { requestLog } from '#mocks/request-log/request-log.ts';
import { expectConsole } from '#tests/support/console.ts';

const address = '/api/v1/front/getInfo?type=notice';

beforeAll(() => requestLog.start());
afterEach(() => {
  requestLog.set({ scenarios: {}, latency: 0, offline: false });
  requestLog.clear();
});

/** The log entry of the only request. Its listener runs after those of the sender. */
async function onlyEntry() {
  await expect.poll(() => requestLog.entries().length).toBe(1);
  return requestLog.entries()[0];
}

/** Sends a request and returns the events that end it, in order. */
function sendRequest(url: string, headers: Record<string, string> = {}) {
  const xhr = new XMLHttpRequest();
  const events: string[] = [];
  const ended = new Promise<string[]>((resolve) => {
    for (const type of ['load', 'error', 'abort', 'loadend']) {
      xhr.addEventListener(type, () => {
        events.push(type);
        if (type === 'loadend') resolve(events);
      });
    }
  });
  xhr.open('GET', url);
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  xhr.send();
  return { xhr, ended };
}

test('a request by XMLHttpRequest is checked like one by fetch', async () => {
  expectConsole(/^api: getInfo \d+ request \/headers\/ClientSecret/);
  const { xhr, ended } = sendRequest(address);
  expect(await ended).toEqual(['load', 'loadend']);
  expect(await onlyEntry()).toMatchObject({
    operation: 'getInfo',
    method: 'GET',
    url: address,
    status: xhr.status,
    problem: { side: 'request', pointer: '/headers/ClientSecret' },
  });
});

test('a response that breaks the contract is reported', async () => {
  expectConsole(/^api: getInfo \d+ response/);
  await sendRequest(address, { ClientSecret: 'test' }).ended;
  expect((await onlyEntry())?.problem).toMatchObject({
    side: 'response',
    reason: expect.stringContaining('The contract has no'),
  });
});

test('a request in offline mode ends with an error event', async () => {
  requestLog.set({ offline: true });
  const { xhr, ended } = sendRequest(address, { ClientSecret: 'test' });
  expect(await ended).toEqual(['error', 'loadend']);
  expect(xhr.status).toBe(0);
  expect(await onlyEntry()).toMatchObject({ status: null, problem: null });
});

test('a request outside the API is not logged', async () => {
  await sendRequest('/package.json').ended;
  expect(requestLog.entries()).toEqual([]);
});
