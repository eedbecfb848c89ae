import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ReceivedResponse } from '#verify/exchange.ts';
import { LostResponse, LostResponses, suspicionOf } from '#verify/requests/lost-responses.ts';
import { RunAborted } from '#verify/run/run-ends.ts';

const response: ReceivedResponse = { status: 200, type: '', headers: new Headers(), bytes: new Uint8Array() };
const failure = (code: string) => new Error('fetch failed', { cause: Object.assign(new Error(code), { code }) });

/** Sends five requests at the same time to a server that the third one stops. It starts again after `restartMs`, if ever. */
async function sendToDyingServer(restartMs: number, parallel = 5) {
  let [isUp, starts] = [true, 0];
  const lost = new LostResponses(async () => isUp, 400);
  const send = async (name: string) => {
    const startedWith = starts;
    if (!isUp) throw failure('ECONNREFUSED');
    await setTimeout(5);
    if (name === 'login null' && isUp) {
      isUp = false;
      if (restartMs > 0)
        void setTimeout(restartMs).then(() => {
          [isUp, starts] = [true, starts + 1];
        });
    }
    if (!isUp || starts !== startedWith) throw failure('UND_ERR_SOCKET');
    return response;
  };
  await lost.send({ name: 'before', suspicion: 0, send: () => send('before') });
  const names = ['getInfo', 'getInfo page', 'login null', 'login', 'logout'];
  const suspicions = [0, 1, 3, 0, 0];
  const sent = names.slice(2, 2 + parallel).concat(parallel === 5 ? names.slice(0, 2) : []);
  const results = await Promise.allSettled(
    sent.map((name) => lost.send({ name, suspicion: suspicions[names.indexOf(name)] ?? 0, send: () => send(name) })),
  );
  const errors = new Map(
    results.flatMap((result, index) => (result.status === 'rejected' ? [[sent[index], result.reason]] : [])),
  );
  return { lost, errors };
}

test('a request that stops the server is the only one without a response, when the server is started again', async () => {
  const { lost, errors } = await sendToDyingServer(50);
  expect([...errors.keys()]).toEqual(['login null']);
  expect(errors.get('login null')).toMatchObject({
    hasStopped: true,
    underWay: 'getInfo page; login; logout; getInfo',
  });
  expect(errors.get('login null')).toBeInstanceOf(LostResponse);
  expect(lost.stops).toEqual([expect.stringContaining('The server stopped at login null.')]);
});

test('a server that stays down ends the run with the names of the requests, the most suspicious first', async () => {
  const { errors } = await sendToDyingServer(0);
  expect(errors.size).toBe(5);
  for (const error of errors.values()) expect(error).toBeInstanceOf(RunAborted);
  expect(errors.get('login null')).toMatchObject({
    message: expect.stringMatching(
      /stopped responding, .* the most suspicious first: login null; getInfo page; login;/,
    ),
  });
});

test('a single request that stops a server for good is the cause', async () => {
  const { lost, errors } = await sendToDyingServer(0, 1);
  expect(errors.get('login null')).toBeInstanceOf(LostResponse);
  await expect(lost.send({ name: 'later', suspicion: 0, send: async () => response })).rejects.toThrow(
    /The cause is the request login null/,
  );
});

test.each([
  ['login', { body: null }, 2],
  ['login', { body: { member_id: 'a' } }, 1],
  ['getInfo', { query: { type: 'notice', page: '' } }, 0],
] as const)('a request of %s with %j has suspicion %i', (id, request, expected) => {
  expect(suspicionOf(id, request)).toBe(expected);
});
