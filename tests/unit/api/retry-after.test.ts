import { describe, expect, it, test } from 'vitest';
import { readEnvelope } from '#src/api/envelope.ts';
import { ApiError, messageOf, messages, readRetryAfter, retryAfterOf, TransportError } from '#src/api/errors.ts';
import { createHttpClient } from '#src/api/http.ts';
import { submitErrorsOf } from '#src/forms/submit-errors.ts';
import { base, failureResponse, listPath, listRequest } from './fake-browser.ts';

const now = Date.UTC(2025, 10, 5, 1);
const readSeconds = (headers: HeadersInit) => readRetryAfter(new Headers(headers), now)?.seconds;

describe('Retry-After', () => {
  test.each([
    ['seconds', { 'Retry-After': '30' }, 30],
    [
      'a date, relative to the server time',
      { 'Retry-After': 'Wed, 05 Nov 2025 03:00:20 GMT', Date: 'Wed, 05 Nov 2025 03:00:00 GMT' },
      20,
    ],
    [
      'a date without a server time, relative to the browser time',
      { 'Retry-After': 'Wed, 05 Nov 2025 01:01:30 GMT' },
      90,
    ],
    ['a day, limited to an hour', { 'Retry-After': '86400' }, 3_600],
    ['a huge number, limited to an hour', { 'Retry-After': '9'.repeat(400) }, 3_600],
    ['zero, as undefined', { 'Retry-After': '0' }, undefined],
    ['a past date, as undefined', { 'Retry-After': 'Wed, 05 Nov 2025 00:00:00 GMT' }, undefined],
    ['a negative number, as undefined', { 'Retry-After': '-5' }, undefined],
    ['invalid text, as undefined', { 'Retry-After': 'soon' }, undefined],
    ['a missing header, as undefined', {}, undefined],
  ])('is read from %s', (_, headers, seconds) => {
    expect(readSeconds(headers as HeadersInit)).toBe(seconds);
  });

  it('has the end of the waiting time', () => {
    expect(readRetryAfter(new Headers({ 'Retry-After': '30' }), now)?.until).toBe(now + 30_000);
  });

  test.each([
    [1, '요청이 너무 많습니다. 약 1초 후 다시 시도해 주세요.'],
    [59, '요청이 너무 많습니다. 약 59초 후 다시 시도해 주세요.'],
    [60, '요청이 너무 많습니다. 약 1분 후 다시 시도해 주세요.'],
    [61, '요청이 너무 많습니다. 약 2분 후 다시 시도해 주세요.'],
    [3_600, '요청이 너무 많습니다. 약 1시간 후 다시 시도해 주세요.'],
  ])('of %i seconds is part of the message', (seconds, text) => {
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
  ])('with status %i has the message of that status', (status, kind, text) => {
    let thrown: unknown;
    try {
      readEnvelope(page, listPath, status);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ kind });
    expect(messageOf(thrown)).toBe(text);
  });

  it('with status 413 has the message of code 45 in a form', () => {
    const codes = { '45': { file: '파일을 줄여 주세요.' } };
    expect(submitErrorsOf(new TransportError('tooLarge', '413'), { codes }, true)).toEqual(codes['45']);
    expect(submitErrorsOf(new TransportError('tooLarge', '413'), {}, true)).toBe(messages.tooLarge);
  });
});

describe('The HTTP client', () => {
  const errorOfResponse = async (response: Response) => {
    const timeouts = { ordinary: 15_000, file: 120_000 };
    const sendHttp = createHttpClient({ fetch: async () => response, base, clientSecret: 'secret', timeouts });
    return sendHttp(listRequest(), null).then(
      (outcome) => (outcome.kind === 'failure' ? outcome.error : outcome),
      (error: unknown) => error,
    );
  };
  const headers = { 'Retry-After': '30' };

  test.each([
    ['a failure envelope', () => new Response(failureResponse('49').body, { status: 429, headers })],
    ['an HTML page of a proxy', () => new Response('<html>', { status: 429, headers })],
    ['an unavailable server', () => new Response('<html>', { status: 503, headers })],
  ])('returns the waiting time of %s', async (_, response) => {
    expect(retryAfterOf(await errorOfResponse(response()))?.seconds).toBe(30);
  });

  it('ignores the waiting time of a response with status 200', async () => {
    expect(retryAfterOf(await errorOfResponse(new Response(failureResponse('41').body, { headers })))).toBeUndefined();
  });
});
