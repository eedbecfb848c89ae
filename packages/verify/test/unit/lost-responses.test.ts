import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ReceivedResponse } from '#verify/exchange.ts';
import { LostResponses } from '#verify/requests/lost-responses.ts';
import { RunAborted } from '#verify/run/run-ends.ts';

const response: ReceivedResponse = { status: 200, type: '', headers: new Headers(), bytes: new Uint8Array() };
const failure = (code: string) => new Error('fetch failed', { cause: Object.assign(new Error(code), { code }) });

test('a request that stops the server ends the run with the names of the requests that were under way', async () => {
  let isUp = true;
  const lost = new LostResponses();
  const send = async (name: string) => {
    if (!isUp) throw failure('ECONNREFUSED');
    await setTimeout(5);
    if (name === 'login null') isUp = false;
    if (!isUp) throw failure('UND_ERR_SOCKET');
    return response;
  };
  const sendNamed = (name: string) => lost.send({ name, send: () => send(name) });
  await sendNamed('before');
  const first = ['login null', 'login', 'logout'].map(sendNamed);
  const later = setTimeout(10).then(() => sendNamed('later'));
  const results = await Promise.allSettled([...first, later]);
  const end = new RunAborted(
    'the server stopped responding (ECONNREFUSED). Requests under way, one of which may be the cause: login null; login; ' +
      'logout. Start the server again, and run with --parallel 1 to find out which one.',
  );
  expect(results).toEqual(Array(4).fill({ status: 'rejected', reason: end }));
});

test('requests that are lost again do not use up the closings of idle connections', async () => {
  const lost = new LostResponses();
  const refused = () => Promise.reject(failure('UND_ERR_SOCKET'));
  for (let count = 0; count < 8; count += 1)
    await expect(lost.send({ name: 'refused', send: refused })).rejects.toThrow('fetch failed');
  const answers = [refused, async () => response];
  const send = async () => (await answers.shift()?.()) ?? response;
  await expect(lost.send({ name: 'idle', send })).resolves.toBe(response);
});
