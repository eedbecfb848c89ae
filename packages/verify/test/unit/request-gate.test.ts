import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestGate } from '#verify/requests/request-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createGate = (limits: Partial<ConstructorParameters<typeof RequestGate>[0]> = {}) =>
  new RequestGate({ parallelRequests: 3, requestsPerSecond: 0, timeoutMs: 1000, ...limits });

/** Lets the pending promises settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Asks a gate to admit requests and records the names of those that it has admitted. */
function recordAdmissions(gate: RequestGate) {
  const admitted: string[] = [];
  const enter = (name: string, operation: 'login' | 'getInfo' | 'saveForum' | 'logout' = 'getInfo', isLarge = false) =>
    void gate.enter(operation, 1, isLarge).then(() => admitted.push(name));
  return { admitted, enter };
}

test('admits as many requests at a time as the limit, in their order', async () => {
  const gate = createGate();
  const { admitted, enter } = recordAdmissions(gate);
  for (const name of ['a', 'b', 'c', 'd', 'e']) enter(name);
  await settle();
  expect(admitted).toEqual(['a', 'b', 'c']);
  gate.leave('getInfo');
  await settle();
  expect(admitted).toEqual(['a', 'b', 'c', 'd']);
});

test('admits one large upload at a time, beside other requests', async () => {
  const gate = createGate();
  const { admitted, enter } = recordAdmissions(gate);
  enter('large', 'saveForum', true);
  enter('second large', 'saveForum', true);
  enter('small');
  await settle();
  expect(admitted).toEqual(['large', 'small']);
  gate.leave('saveForum', true);
  await settle();
  expect(admitted).toEqual(['large', 'small', 'second large']);
});

test('admits requests that are sent together when all of them are within the limit, and the requests behind them afterwards', async () => {
  const gate = createGate();
  const { admitted, enter } = recordAdmissions(gate);
  enter('a');
  enter('b');
  void gate.enter('saveForum', 2).then(() => admitted.push('together'));
  enter('behind');
  await settle();
  expect(admitted).toEqual(['a', 'b']);
  gate.leave('getInfo');
  await settle();
  expect(admitted).toEqual(['a', 'b', 'together']);
  gate.leave('getInfo');
  await settle();
  expect(admitted).toEqual(['a', 'b', 'together', 'behind']);
});

test('pauses after status 429, and then sends the operation one request at a time', async () => {
  const gate = createGate();
  const { admitted, enter } = recordAdmissions(gate);
  expect(gate.pause('login', 2000)).toBe(2000);
  expect(gate.pause('login', 1500)).toBe(0);
  for (const name of ['login 1', 'login 2']) enter(name, 'login');
  enter('list');
  await vi.advanceTimersByTimeAsync(1999);
  expect(admitted).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(admitted).toEqual(['login 1', 'list']);
  gate.leave('login');
  await settle();
  expect(admitted).toEqual(['login 1', 'list', 'login 2']);
});

test('does not count the time in which the process itself was busy', async () => {
  const gate = createGate();
  const onTimeout = vi.fn<() => void>();
  gate.watchTimeLimit(1000, onTimeout);
  // The clock moves on without the timers, as during a long calculation.
  vi.setSystemTime(Date.now() + 20_000);
  await vi.advanceTimersByTimeAsync(990);
  expect(onTimeout).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(onTimeout).toHaveBeenCalledOnce();
});

test('gives requests more time while a server responds to them one after another', async () => {
  const gate = createGate();
  const { admitted, enter } = recordAdmissions(gate);
  const onTimeout = vi.fn();
  const watches = ['a', 'b', 'c'].map((name) => {
    enter(name);
    return gate.watchTimeLimit(1000, onTimeout);
  });
  enter('waits');
  for (const endWatch of watches) {
    await vi.advanceTimersByTimeAsync(900);
    gate.recordResponse();
    endWatch();
    gate.leave('getInfo');
  }
  expect(onTimeout).not.toHaveBeenCalled();
  await settle();
  expect(admitted).toEqual(['a', 'b', 'c', 'waits']);
});
