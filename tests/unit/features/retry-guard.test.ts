import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { createRetryGuard, mayHaveReachedServer } from '#src/features/forms/retry-guard.ts';

afterEach(() => vi.unstubAllGlobals());

const fails = (error: unknown) => () => Promise.reject(error);

test.each([
  ['a broken connection', new TransportError('network', 'TypeError'), true],
  ['a response that came too late', new TransportError('timeout'), true],
  ['a page of HTML with status 200', new TransportError('badResponse', '200'), true],
  ['a page of HTML with status 502', new TransportError('badResponse', '502'), true],
  ['an error that nobody knows', new TransportError('unknown', 'RangeError'), true],
  ['a call that the member stopped', new DOMException('', 'AbortError'), true],
  ['a page of HTML with status 413', new TransportError('badResponse', '413'), false],
  ['a bad request without an envelope', new TransportError('badRequest', '400'), false],
  ['an envelope with a failure code', new ApiError('50', '/v1/front/saveForum'), false],
])('%s: the request may have arrived: %s', (_, error, expected) => {
  expect(mayHaveReachedServer(error)).toBe(expected);
});

test('an attempt whose response was lost is remembered until it is known what became of it', async () => {
  const guard = createRetryGuard<string>();
  await expect(guard.runAttempt('하나', fails(new TransportError('timeout')))).rejects.toThrow('timeout');
  expect(guard.unconfirmedAttempt()).toBe('하나');
  guard.clear();
  expect(guard.unconfirmedAttempt()).toBeNull();
});

test('a refusal of a later attempt leaves the lost one unknown, a success settles it', async () => {
  const guard = createRetryGuard<string>();
  await guard.runAttempt('하나', fails(new TransportError('timeout'))).catch(() => null);
  await guard.runAttempt('둘', fails(new ApiError('50', '/v1/front/saveForum'))).catch(() => null);
  expect(guard.unconfirmedAttempt()).toBe('하나');
  expect(await guard.runAttempt('셋', async () => 'saved')).toBe('saved');
  expect(guard.unconfirmedAttempt()).toBeNull();
});

test('an attempt that began without a network has not arrived', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const guard = createRetryGuard<string>();
  await guard.runAttempt('하나', fails(new TransportError('network'))).catch(() => null);
  expect(guard.unconfirmedAttempt()).toBeNull();
});
