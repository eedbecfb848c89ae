import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ReceivedResponse } from '#verify/exchange.ts';
import { LostResponse, LostResponses } from '#verify/requests/lost-responses.ts';
import { RunAborted } from '#verify/run/run-ends.ts';

const response: ReceivedResponse = { status: 200, type: '', headers: new Headers(), bytes: new Uint8Array() };
const failure = (code: string) => new Error('fetch failed', { cause: Object.assign(new Error(code), { code }) });

/** Sends three requests at the same time to a server that the first one stops. It starts again after `restartMs`, if ever. */
async function sendToStoppedServer(restartMs: number) {
  let [isUp, starts] = [true, 0];
  const lost = new LostResponses(async () => isUp, 400);
  const send = async (name: string) => {
    const startedWith = starts;
    if (!isUp) throw failure('ECONNREFUSED');
    await setTimeout(5);
    if (name === 'login null' && isUp) {
      isUp = false;
      if (restartMs > 0) void setTimeout(restartMs).then(() => ([isUp, starts] = [true, starts + 1]));
    }
    if (!isUp || starts !== startedWith) throw failure('UND_ERR_SOCKET');
    return response;
  };
  const sendNamed = (name: string) => lost.send({ path: name, name, send: () => send(name) });
  await sendNamed('before');
  const results = await Promise.allSettled(['login null', 'login', 'logout'].map(sendNamed));
  return { lost, sendNamed, results };
}

test('a request that stops the server is the only one without a response, when the server is started again', async () => {
  const { lost, sendNamed, results } = await sendToStoppedServer(50);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(results[0]).toMatchObject({ reason: { hasStopped: true, underWay: 'login; logout' } });
  expect(lost.stops).toEqual([expect.stringContaining('The server stopped at login null, and was started again.')]);
  await expect(sendNamed('later')).resolves.toBe(response);
});

test('a server that stays down ends the run with the names of the requests that were under way', async () => {
  const { sendNamed, results } = await sendToStoppedServer(0);
  const end = new RunAborted(
    'the server stopped responding (UND_ERR_SOCKET), and was not started again within 0.4 s. Requests under way, one of ' +
      'which may be the cause: login null; login; logout. Start the server again, and run with --parallel 1 to find out ' +
      'which one.',
  );
  expect(results).toEqual(Array(3).fill({ status: 'rejected', reason: end }));
  await expect(sendNamed('later')).rejects.toEqual(end);
});

test('requests that are lost again do not use up the closings of idle connections', async () => {
  const lost = new LostResponses(async () => true);
  const refused = () => Promise.reject(failure('UND_ERR_SOCKET'));
  for (let count = 0; count < 8; count += 1)
    await expect(lost.send({ path: '/refused', name: 'refused', send: refused })).rejects.toThrow(LostResponse);
  const answers = [refused, async () => response];
  const send = async () => (await answers.shift()?.()) ?? response;
  await expect(lost.send({ path: '/idle', name: 'idle', send })).resolves.toBe(response);
});

test('a request without a response in time is sent again once, and not again after another silence', async () => {
  const lost = new LostResponses(async () => true);
  const timeout = () => Promise.reject(new DOMException('no response', 'TimeoutError'));
  let count = 0;
  const slow = async () => {
    count += 1;
    return count === 1 ? timeout() : response;
  };
  await expect(lost.send({ path: '/slow', name: 'slow', send: slow })).resolves.toBe(response);
  expect(count).toBe(2);
  let silentCount = 0;
  const silent = () => {
    silentCount += 1;
    return timeout();
  };
  for (const error of [LostResponse, DOMException])
    await expect(lost.send({ path: '/silent', name: 'silent', send: silent })).rejects.toThrow(error);
  expect(silentCount).toBe(3);
});
