/** The tap on uploads, which are sent by `XMLHttpRequest`; Node has none. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { requestLog } from '#mocks/request-log/request-log.ts';
import { expectConsole } from '#tests/support/console.ts';

const address = '/api/v1/front/getInfo?type=notice';

beforeAll(() => requestLog.start());
afterEach(() => {
  requestLog.set({ scenarios: {}, latency: 0, offline: false });
  requestLog.clear();
});

/** The entry of the one request; its listener comes after those of whoever sent it. */
async function entry() {
  await expect.poll(() => requestLog.entries().length).toBe(1);
  return requestLog.entries()[0];
}

/** Sends a request and gives the events that end it, in their order. */
function send(url: string, headers: Record<string, string> = {}) {
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

test('what is sent by XMLHttpRequest is checked as what is fetched', async () => {
  expectConsole(/^api: getInfo \d+ request \/headers\/ClientSecret/);
  const { xhr, ended } = send(address);
  expect(await ended).toEqual(['load', 'loadend']);
  expect(await entry()).toMatchObject({
    operation: 'getInfo',
    method: 'GET',
    url: address,
    status: xhr.status,
    problem: { side: 'request', pointer: '/headers/ClientSecret' },
  });
});

test('an answer that is no answer of the contract is told', async () => {
  expectConsole(/^api: getInfo \d+ response/);
  await send(address, { ClientSecret: 'test' }).ended;
  expect((await entry())?.problem).toMatchObject({
    side: 'response',
    reason: expect.stringContaining('The contract has no'),
  });
});

test('offline it ends with an error, as on a dead network', async () => {
  requestLog.set({ offline: true });
  const { xhr, ended } = send(address, { ClientSecret: 'test' });
  expect(await ended).toEqual(['error', 'loadend']);
  expect(xhr.status).toBe(0);
  expect(await entry()).toMatchObject({ status: null, problem: null });
});

test('what is not of the API passes by', async () => {
  await send('/package.json').ended;
  expect(requestLog.entries()).toEqual([]);
});
