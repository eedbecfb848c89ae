import { expect, test } from 'vitest';
import { ClosedConnections, isConnectionClosed } from '#verify/requests/closed-connections.ts';

test('connections that are closed together count once', () => {
  const connections = new ClosedConnections();
  for (let index = 0; index < 16; index += 1) connections.record(100, 110 + index);
  expect(connections.areTooMany(50)).toBe(false);
});

test('connections that are closed one after another are soon too many', () => {
  const connections = new ClosedConnections();
  const states = [0, 10, 20, 30, 40].map((at) => {
    connections.record(at, at + 5);
    return connections.areTooMany(50);
  });
  expect(states).toEqual([false, false, false, false, true]);
  expect(connections.areTooMany(5000)).toBe(false);
});

test('only errors of closed connections count', () => {
  const failure = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  expect(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].every((code) => isConnectionClosed(failure(code)))).toBe(true);
  expect(isConnectionClosed(failure('ECONNREFUSED'))).toBe(false);
  expect(isConnectionClosed(new Error('no response'))).toBe(false);
});
