import { describe, expect, it, test } from 'vitest';
import { readEnvelope } from '#src/api/envelope.ts';
import { ApiError, messageOf, messages, readRetryAfter, retryAfterOf, TransportError } from '#src/api/errors.ts';
import { createHttpClient } from '#src/api/http.ts';
import { refusalOf } from '#src/features/forms/form-failure.ts';
import { base, failure, listPath, listRequest } from './fake-browser.ts';

const now = Date.UTC(2025, 10, 5, 1);
const read = (headers: HeadersInit) => readRetryAfter(new Headers(headers), now)?.seconds;

describe('Retry-After', () => {
  test.each([
    ['seconds', { 'Retry-After': '30' }, 30],
    [
      'a date, by the clock of the server',
      { 'Retry-After': 'Wed, 05 Nov 2025 03:00:20 GMT', Date: 'Wed, 05 Nov 2025 03:00:00 GMT' },
      20,
    ],
    [
      'a date without a server time, by the clock of the browser',
      { 'Retry-After': 'Wed, 05 Nov 2025 01:01:30 GMT' },
      90,
    ],
    ['a day, as an hour at most', { 'Retry-After': '86400' }, 3_600],
    ['an absurd number, as an hour at most', { 'Retry-After': '9'.repeat(400) }, 3_600],
    ['no time at all', { 'Retry-After': '0' }, undefined],
    ['a date that has passed', { 'Retry-After': 'Wed, 05 Nov 2025 00:00:00 GMT' }, undefined],
    ['a negative number', { 'Retry-After': '-5' }, undefined],
    ['no date', { 'Retry-After': 'soon' }, undefined],
    ['nothing', {}, undefined],
  ])('may be %s', (_, headers, seconds) => {
    expect(read(headers as HeadersInit)).toBe(seconds);
  });

  it('gives the moment when the waiting time ends', () => {
    expect(readRetryAfter(new Headers({ 'Retry-After': '30' }), now)?.until).toBe(now + 30_000);
  });

  test.each([
    [1, '요청이 너무 많습니다. 약 1초 후 다시 시도해 주세요.'],
    [59, '요청이 너무 많습니다. 약 59초 후 다시 시도해 주세요.'],
    [61, '요청이 너무 많습니다. 약 2분 후 다시 시도해 주세요.'],
    [3_600, '요청이 너무 많습니다. 약 1시간 후 다시 시도해 주세요.'],
  ])('of %i seconds is named in the message', (seconds, text) => {
    const retryAfter = { seconds, until: now };
    expect(messageOf(new ApiError('49', listPath, '', retryAfter))).toBe(text);
    expect(messageOf(new TransportError('tooMany', '429', { details: { retryAfter } }))).toBe(text);
  });
});

describe('A response without an envelope', () => {
  const page = '<html><h1>Refused</h1></html>';

  test.each([
    [413, 'tooLarge', messages.tooLarge],
    [429, 'tooMany', messages.tooMany],
    [400, 'badRequest', messages.badRequest],
    [502, 'badResponse', messages.badResponse],
  ])('with status %i has its own text', (status, kind, text) => {
    let thrown: unknown;
    try {
      readEnvelope(page, listPath, status);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ kind });
    expect(messageOf(thrown)).toBe(text);
  });

  it('with status 413 says in a form what code 45 says there', () => {
    const codes = { '45': { file: '파일을 줄여 주세요.' } };
    expect(refusalOf(new TransportError('tooLarge', '413'), { codes }, true)).toEqual(codes['45']);
    expect(refusalOf(new TransportError('tooLarge', '413'), {}, true)).toBe(messages.tooLarge);
  });
});

describe('The client', () => {
  const rejection = async (response: Response) => {
    const timeouts = { ordinary: 15_000, file: 120_000 };
    const sendHttp = createHttpClient({ fetch: async () => response, base, clientSecret: 'secret', timeouts });
    return sendHttp(listRequest(), null).then(
      (outcome) => (outcome.kind === 'failure' ? outcome.error : outcome),
      (error: unknown) => error,
    );
  };
  const headers = { 'Retry-After': '30' };

  test.each([
    ['an envelope', () => new Response(failure('49').body, { status: 429, headers })],
    ['a page of a proxy', () => new Response('<html>', { status: 429, headers })],
    ['a server that is down', () => new Response('<html>', { status: 503, headers })],
  ])('keeps the waiting time of %s', async (_, response) => {
    expect(retryAfterOf(await rejection(response()))?.seconds).toBe(30);
  });

  it('takes no waiting time from a success', async () => {
    expect(retryAfterOf(await rejection(new Response(failure('41').body, { headers })))).toBeUndefined();
  });
});
