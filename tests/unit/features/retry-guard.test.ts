import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { createRetryGuard, mayHaveReachedServer } from '#src/forms/submit-errors.ts';

afterEach(() => vi.unstubAllGlobals());

const failWith = (error: unknown) => () => Promise.reject(error);

test.each([
  ['a broken connection', new TransportError('network', 'TypeError'), true],
  ['a timeout', new TransportError('timeout'), true],
  ['an HTML page with status 200', new TransportError('badResponse', '200'), true],
  ['an HTML page with status 502', new TransportError('badResponse', '502'), true],
  ['an unknown error', new TransportError('unknown', 'RangeError'), true],
  ['a request that the member cancelled', new DOMException('', 'AbortError'), true],
  ['an HTML page with status 413', new TransportError('badResponse', '413'), false],
  ['a bad request without an envelope', new TransportError('badRequest', '400'), false],
  ['a bad request without a status', new TransportError('badRequest'), false],
  ['a status that is none', new TransportError('badResponse', '4130'), true],
  ['another error of the name AbortError', Object.assign(new Error(), { name: 'AbortError' }), false],
  ['another exception of the browser', new DOMException('', 'DataError'), false],
  ['an envelope with a failure code', new ApiError('50', '/v1/front/saveForum'), false],
])('after %s, the server may have received the request: %s', (_, error, expected) => {
  expect(mayHaveReachedServer(error)).toBe(expected);
});

test('remembers an attempt without a response until its outcome is known', async () => {
  const guard = createRetryGuard<string>();
  await expect(guard.runAttempt('하나', failWith(new TransportError('timeout')))).rejects.toThrow('timeout');
  expect(guard.unconfirmedAttempt()).toBe('하나');
  guard.clear();
  expect(guard.unconfirmedAttempt()).toBeNull();
});

test('keeps the attempt without a response after a later rejection and forgets it after a success', async () => {
  const guard = createRetryGuard<string>();
  await guard.runAttempt('하나', failWith(new TransportError('timeout'))).catch(() => null);
  await guard.runAttempt('둘', failWith(new ApiError('50', '/v1/front/saveForum'))).catch(() => null);
  expect(guard.unconfirmedAttempt()).toBe('하나');
  guard.confirmRetry();
  expect(guard.isRetryConfirmed()).toBe(true);
  expect(await guard.runAttempt('셋', async () => 'saved')).toBe('saved');
  expect(guard.isRetryConfirmed()).toBe(false);
  expect(guard.unconfirmedAttempt()).toBeNull();
});

test('does not remember an attempt that started offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const guard = createRetryGuard<string>();
  await guard.runAttempt('하나', failWith(new TransportError('network'))).catch(() => null);
  expect(guard.unconfirmedAttempt()).toBeNull();
});
