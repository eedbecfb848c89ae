import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { findMismatch, readEnvelope } from '#src/api/envelope.ts';
import { TransportError } from '#src/api/errors.ts';
import type { Shape } from '#src/api/generated/response-shapes.ts';
import { type Failure, failureEvent } from '#src/lib/reports/failure.ts';
import { expectConsole } from '#tests/support/console.ts';
import { pathsIn, replaceAtPath, successExamples } from '#tests/support/contract-examples.ts';
import { emptyList, listPath } from './fake-browser.ts';

const mismatch = /^The response breaks the contract: \S+ at \/data/;

const errorOf = (action: () => unknown): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  return 'Nothing was thrown.';
};

const validBody = JSON.stringify({ success: true, data: emptyList, error: null });

describe('readEnvelope rejects a body without an envelope', () => {
  test.each([
    ['HTML', '<!doctype html><html><body>502</body></html>'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['an object without success', '{"data":{"notice":[],"notice_count":0}}'],
    ['truncated JSON', validBody.slice(0, -2)],
    ['a success that is another text', validBody.replace('true', '"yes"')],
    ['a failure without an error', '{"success":false,"data":null}'],
    ['a failure without a code', '{"success":false,"data":null,"error":{"message":"x"}}'],
    ['a success without data', '{"success":true,"error":null}'],
    ['a success with null for data', '{"success":true,"data":null,"error":null}'],
    ['incomplete data', '{"success":true,"data":{"notice":[]},"error":null}'],
  ])('%s', (_, text) => {
    expectConsole(mismatch);
    const error = errorOf(() => readEnvelope(text, listPath, 200));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ kind: 'badResponse', code: '200' });
  });
});

describe('An envelope', () => {
  it('returns its data', () => {
    expect(readEnvelope(validBody, listPath, 200)).toEqual({ success: true, data: emptyList });
  });

  it('returns its code with any status', () => {
    const text = '{"success":false,"data":null,"error":{"code":"40","message":"m"}}';
    for (const status of [200, 400, 401, 500, 502]) {
      expect(readEnvelope(text, listPath, status)).toEqual({ success: false, error: { code: '40', message: 'm' } });
    }
  });

  it('may have scalars of another type, which become those of the contract', () => {
    const item = { notice_pk: 1, notice_title: 2025, notice_hit: '37', notice_enrollment_date: '', fixed_yn: true };
    const list = { ...emptyList, notice: [item], notice_count: '237' };
    for (const success of ['true', 1])
      expect(readEnvelope(JSON.stringify({ success, data: list }), listPath, 200)).toEqual({
        success: true,
        data: { notice: [{ ...item, notice_title: '2025', notice_hit: 37, fixed_yn: 'true' }], notice_count: 237 },
      });
    for (const [text, code] of [
      ['{"success":"false","error":{"code":91}}', '91'],
      ['{"success":0,"error":{"code":84}}', '84'],
    ] as const)
      expect(readEnvelope(text, listPath, 200)).toMatchObject({ success: false, error: { code } });
    const approval = { approved: 'false', pay_info_pk: '12', amount: '200000' };
    expect(
      readEnvelope(JSON.stringify({ success: true, data: approval }), '/v1/front/pg/approvalCallback', 200),
    ).toMatchObject({ data: { approved: false, pay_info_pk: 12, amount: 200_000 } });
  });

  it('may have no `error` in a success and no message in a failure', () => {
    expect(readEnvelope(JSON.stringify({ success: true, data: emptyList }), listPath, 200).success).toBe(true);
    expect(readEnvelope('{"success":false,"error":{"code":"zz"}}', listPath, 200)).toEqual({
      success: false,
      error: { code: 'zz', message: '' },
    });
  });

  it('may have null or anything as data if the contract has no data', () => {
    const text = '{"success":true,"data":null,"error":null}';
    expect(readEnvelope(text, '/v1/front/logout', 200)).toEqual({ success: true, data: null });
    const withData = '{"success":true,"data":{"later":1}}';
    for (const path of ['/v1/front/logout', '/v1/front/unknown', 'constructor', '__proto__'])
      expect(readEnvelope(withData, path, 200)).toEqual({ success: true, data: { later: 1 } });
  });

  it('of each example in the contract returns the data of the example', () => {
    expect(successExamples.length).toBeGreaterThan(30);
    for (const { path, name, body } of successExamples) {
      expect(readEnvelope(JSON.stringify(body), path, 200), `${path} ${name}`).toEqual({
        success: true,
        data: body.data,
      });
    }
  });
});

describe('Data that differs from the contract', () => {
  const post = {
    notice_pk: 1,
    notice_title: '총회 안내',
    notice_hit: 3,
    notice_enrollment_date: '2025-11-01',
    fixed_yn: null,
  };
  const noticeList = (...notice: unknown[]) => ({ notice, notice_count: 1 });

  test.each([
    ['null in place of a list', listPath, { notice: null, notice_count: 0 }, '/data/notice'],
    [
      'an object in place of text',
      listPath,
      noticeList(post, { ...post, notice_title: {} }),
      '/data/notice/1/notice_title',
    ],
    ['a missing property', listPath, noticeList({ ...post, notice_pk: undefined }), '/data/notice/0/notice_pk'],
    [
      'a list in place of optional text',
      listPath,
      noticeList({ ...post, admin_name: [] }),
      '/data/notice/0/admin_name',
    ],
    ['no data', '/v1/front/getMemberInfo', undefined, '/data'],
    ['a list in place of an object', '/v1/front/getMemberInfo', { member_info: [] }, '/data/member_info'],
    ['text that is no number', listPath, { notice: [], notice_count: '3건' }, '/data/notice_count'],
    ['data of an unknown board', listPath, { posts: [], count: 0 }, '/data'],
  ])('is a bad response with operation and JSON pointer: %s', (_, operation, data, pointer) => {
    expectConsole(mismatch);
    const error = errorOf(() => readEnvelope(JSON.stringify({ success: true, data }), operation, 200));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ kind: 'badResponse', code: '200', details: { operation, pointer } });
  });

  it('is logged once for each operation and pointer', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const readLogin = (data: unknown) =>
      errorOf(() => readEnvelope(JSON.stringify({ success: true, data }), '/v1/front/login', 200));
    readLogin({ access_token: [] });
    readLogin({ access_token: {} });
    readLogin({ access_token: 'a', refresh_token: {} });
    expect(log.mock.calls).toEqual([
      ['The response breaks the contract: /v1/front/login at /data/access_token: another type'],
      ['The response breaks the contract: /v1/front/login at /data/refresh_token: another type'],
    ]);
  });

  it('is accepted for unknown properties and an unlisted enum value', () => {
    const data = noticeList({ ...post, fixed_yn: '새 값', colour: { red: 1 } });
    expect(readEnvelope(JSON.stringify({ success: true, data }), listPath, 200)).toEqual({ success: true, data });
  });

  it('counts as absent if an optional property is null and the contract does not allow null', () => {
    const value = { name: '가', files: null, note: null, remark: null };
    const shape: Shape = { name: 'string', 'files?': ['string'], 'note?': 'string', 'remark?': 'string null' };
    expect(findMismatch(value, shape, '')).toBeNull();
    expect(value).toEqual({ name: '가', remark: null });
  });

  it('counts as null if a property is missing and the contract allows null; other missing properties are refused', () => {
    const value = {};
    expect(findMismatch(value, { hits: 'integer null' }, '')).toBeNull();
    expect(value).toEqual({ hits: null });
    expect(findMismatch({}, { title: 'string' }, '')).toBe('/title');
  });

  it('has a JSON pointer with escaped special characters (RFC 6901)', () => {
    expect(findMismatch({ 'a/b': { '~': {} } }, { 'a/b': { '~': 'string' } }, '')).toBe('/a~1b/~0');
  });

  it('is found at any place of an example where a value of another type replaces the value', () => {
    expectConsole(mismatch);
    const another = fc.constantFrom<unknown>(null, undefined, {}, [], [null], '', '값', 7, 1.5, true);
    const outcomes = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...successExamples), fc.nat(), another, ({ path, body }, chosen, value) => {
        const places = pathsIn(body.data);
        const place = places[chosen % places.length] ?? [];
        const data = replaceAtPath(body.data, place, value);
        const error = errorOf(() => readEnvelope(JSON.stringify({ success: true, data }), path, 200));
        if (!(error instanceof TransportError)) return void outcomes.accepted++;
        outcomes.refused++;
        const changed = ['', 'data', ...place].join('/');
        // If the replaced property selects the shape, the pointer names the whole object.
        const pointer = String(error.details.pointer);
        expect(changed.startsWith(pointer) || pointer.startsWith(changed), `${changed}, found ${pointer}`).toBe(true);
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(outcomes.accepted, outcomes.refused)).toBeGreaterThan(300);
  });
});

describe('readEnvelope reports', () => {
  /** Reads a body, and returns the reported failures. */
  function reportsOf(text: string, status = 200): Failure[] {
    const failures: Failure[] = [];
    const page = new EventTarget();
    page.addEventListener(failureEvent, (event) => {
      if (event instanceof CustomEvent) failures.push(event.detail);
    });
    vi.stubGlobal('window', page);
    vi.stubEnv('VITE_REPORT_ADDRESS', '/reports');
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
    });
    expectConsole(mismatch);
    errorOf(() => readEnvelope(text, listPath, status));
    return failures;
  }

  const bodyWith = (notices: unknown[]) =>
    JSON.stringify({ success: true, data: { ...emptyList, notice: notices }, error: null });

  it('operation and JSON pointer of data of another type, without the value', () => {
    expect(reportsOf(bodyWith(['홍길동']))).toEqual([
      { kind: 'contract', operation: listPath, pointer: '/data/notice/0' },
    ]);
  });

  it('operation and status of a response without an envelope', () => {
    expect(reportsOf('<html>홍길동</html>', 502)).toEqual([{ kind: 'contract', operation: listPath, status: 502 }]);
  });

  it.each([400, 413, 429])('nothing for a refusal by a proxy with status %i', (status) => {
    expect(reportsOf('<html>', status)).toEqual([]);
  });
});
