import { describe, expect, it, test } from 'vitest';
import { ApiError, messageOf, TransportError } from '#src/api/errors.ts';

describe('messageOf', () => {
  test.each([
    [new ApiError('84', '/x'), '로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.'],
    [new ApiError('91', '/x'), '다시 로그인해 주세요.'],
    [new ApiError('97', '/x'), '로그인 정보를 확인하지 못했습니다. 다시 로그인해 주세요.'],
    [new ApiError('40', '/x'), '잘못된 요청입니다. 잠시 후 다시 시도해 주세요.'],
    [new TransportError('network'), '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.'],
    [new TransportError('badResponse', '502'), '서버가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.'],
    [new TransportError('timeout'), '요청 시간이 초과되었습니다. 잠시 후 다시 시도해 주세요.'],
    [new TransportError('badRequest', '400'), '잘못된 요청입니다. 잠시 후 다시 시도해 주세요.'],
  ])('returns the message of a known error: %s', (error, text) => {
    expect(messageOf(error)).toBe(text);
  });

  test.each([
    [new ApiError('zz', '/x'), 'zz'],
    [new ApiError('constructor', '/x'), 'constructor'],
    [new TransportError('unknown', 'RangeError'), 'RangeError'],
    [new SyntaxError('odd'), 'SyntaxError'],
    ['text', 'unknown'],
    [null, 'unknown'],
  ])('returns a general message with the code for %s', (error, code) => {
    expect(messageOf(error)).toBe(`오류가 발생했습니다. 잠시 후 다시 시도해 주세요. (오류 코드: ${code})`);
  });

  it('never contains the developer message of the server', () => {
    expect(messageOf(new ApiError('zz', '/x', 'NullPointerException'))).not.toContain('NullPointerException');
  });
});

test('the text of a TransportError for developers has its kind, its code and the place of a broken response', () => {
  const details = { operation: '/v1/front/login', pointer: '/data' };
  expect(new TransportError('network').message).toBe('network');
  expect(new TransportError('badResponse', '200', { details }).message).toBe(
    'badResponse (200): /v1/front/login at /data',
  );
});
