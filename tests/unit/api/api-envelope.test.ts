import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { readEnvelope } from '#src/api/envelope.ts';
import { TransportError } from '#src/api/errors.ts';
import { responseShapes, type Shape } from '#src/api/generated/response-shapes.ts';
import { findMismatch } from '#src/api/response-shape.ts';
import { expectConsole } from '#tests/support/console.ts';
import { pathsIn, replaceAtPath, successExamples } from '#tests/support/contract-examples.ts';
import { listPath, noPosts } from './api-harness.ts';

const mismatch = /^The response breaks the contract: \S+ at \/data/;

const thrown = (action: () => unknown): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  return 'nothing was thrown';
};

const good = JSON.stringify({ success: true, data: noPosts, error: null });

describe('What is no envelope becomes a bad response', () => {
  test.each([
    ['a page of HTML', '<!doctype html><html><body>502</body></html>'],
    ['nothing', ''],
    ['white space', ' \n'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of envelopes', `[${good}]`],
    ['text', '"success"'],
    ['a number', '0'],
    ['true', 'true'],
    ['an object without success', '{"data":{"notice":[],"notice_count":0}}'],
    ['truncated JSON', good.slice(0, -2)],
    ['two envelopes', good + good],
    ['a success that is text', good.replace('true', '"true"')],
    ['a success that is a number', good.replace('true', '1')],
    ['a failure without an error', '{"success":false,"data":null}'],
    ['a failure with null for an error', '{"success":false,"data":null,"error":null}'],
    ['a failure with a list for an error', '{"success":false,"data":null,"error":["91"]}'],
    ['a failure without a code', '{"success":false,"data":null,"error":{"message":"x"}}'],
    ['a failure with a number for a code', '{"success":false,"data":null,"error":{"code":91,"message":"x"}}'],
    ['a success without data', '{"success":true,"error":null}'],
    ['a success with null for data', '{"success":true,"data":null,"error":null}'],
    ['a success with a list for data', '{"success":true,"data":[],"error":null}'],
    ['a success with text for data', '{"success":true,"data":"notice","error":null}'],
    ['half of the data', '{"success":true,"data":{"notice":[]},"error":null}'],
    ['halves of two boards', '{"success":true,"data":{"notice":[],"forum_count":1},"error":null}'],
  ])('%s', (_, text) => {
    expectConsole(mismatch);
    const error = thrown(() => readEnvelope(text, listPath, 200));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ kind: 'badResponse', code: '200' });
  });

  it('is a bad request when the status says so', () => {
    expect(thrown(() => readEnvelope('<html>', listPath, 400))).toMatchObject({ kind: 'badRequest' });
  });
});

describe('An envelope', () => {
  it('gives its data', () => {
    expect(readEnvelope(good, listPath, 200)).toEqual({ success: true, data: noPosts });
  });

  it('gives its code, whatever the status', () => {
    const text = '{"success":false,"data":null,"error":{"code":"40","message":"m"}}';
    for (const status of [200, 400, 401, 500, 502]) {
      expect(readEnvelope(text, listPath, status)).toEqual({ success: false, error: { code: '40', message: 'm' } });
    }
  });

  it('is forgiven a missing error beside a success, and a missing message', () => {
    expect(readEnvelope(JSON.stringify({ success: true, data: noPosts }), listPath, 200).success).toBe(true);
    expect(readEnvelope('{"success":false,"error":{"code":"zz"}}', listPath, 200)).toEqual({
      success: false,
      error: { code: 'zz', message: '' },
    });
  });

  it('may have null for data where the contract promises nothing', () => {
    const text = '{"success":true,"data":null,"error":null}';
    expect(readEnvelope(text, '/v1/front/logout', 200)).toEqual({ success: true, data: null });
  });

  it('of each example of the contract gives the data of the example', () => {
    for (const { path, name, body } of successExamples) {
      expect(readEnvelope(JSON.stringify(body), path, 200), `${path} ${name}`).toEqual({
        success: true,
        data: body.data,
      });
    }
  });
});

describe('Data of another type than the contract has', () => {
  const post = {
    notice_pk: 1,
    notice_title: '총회 안내',
    notice_hit: 3,
    notice_enrollment_date: '2025-11-01',
    fixed_yn: null,
  };
  const listOf = (...notice: unknown[]) => ({ notice, notice_count: 1 });

  test.each([
    ['null for a list', listPath, { notice: null, notice_count: 0 }, '/data/notice'],
    ['an object for text', listPath, listOf(post, { ...post, notice_title: {} }), '/data/notice/1/notice_title'],
    ['null for an item', listPath, listOf(null), '/data/notice/0'],
    ['a missing property', listPath, listOf({ ...post, notice_pk: undefined }), '/data/notice/0/notice_pk'],
    ['a list for an optional text', listPath, listOf({ ...post, admin_name: [] }), '/data/notice/0/admin_name'],
    ['no data', '/v1/front/getMemberInfo', undefined, '/data'],
    ['a list for an object', '/v1/front/getMemberInfo', { member_info: [] }, '/data/member_info'],
    ['text for a number', listPath, { notice: [], notice_count: '3' }, '/data/notice_count'],
    ['text for a truth value', '/v1/front/pg/approvalCallback', { approved: 'true' }, '/data/approved'],
    ['text for an object', '/v1/front/pg/ready', { mbrRefNo: '1', data: 'x' }, '/data/data'],
    ['an object for a token', '/v1/front/requestToken', { access_token: {} }, '/data/access_token'],
    ['posts of no board', listPath, { posts: [], count: 0 }, '/data'],
  ])('%s is a bad response that names operation and JSON pointer', (_, operation, data, pointer) => {
    expectConsole(mismatch);
    const error = thrown(() => readEnvelope(JSON.stringify({ success: true, data }), operation, 200));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ kind: 'badResponse', code: '200', details: { operation, pointer } });
  });

  it('is logged once for each operation and pointer', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const read = (data: unknown) =>
      thrown(() => readEnvelope(JSON.stringify({ success: true, data }), '/v1/front/login', 200));
    read({ access_token: [] });
    read({ access_token: {} });
    read({ access_token: 'a', refresh_token: {} });
    expect(log.mock.calls).toEqual([
      ['The response breaks the contract: /v1/front/login at /data/access_token'],
      ['The response breaks the contract: /v1/front/login at /data/refresh_token'],
    ]);
  });

  it('is accepted where it harms nobody: more properties, a number for text, and a value that the contract does not list', () => {
    const data = listOf({ ...post, admin_name: 5, fixed_yn: '새 값', colour: { red: 1 } });
    expect(readEnvelope(JSON.stringify({ success: true, data }), listPath, 200)).toEqual({ success: true, data });
  });

  it('is absent where it is null for an optional property, unless the contract allows null', () => {
    const value = { name: '가', files: null, note: null, remark: null };
    const shape: Shape = { name: 'string', 'files?': ['string'], 'note?': 'string', 'remark?': 'string null' };
    expect(findMismatch(value, shape, '')).toBeNull();
    expect(value).toEqual({ name: '가', remark: null });
  });

  it('may be missing where the contract allows null, counts as null then, and may be missing nowhere else', () => {
    const value = {};
    expect(findMismatch(value, { hits: 'integer null' }, '')).toBeNull();
    expect(value).toEqual({ hits: null });
    expect(findMismatch({}, { title: 'string' }, '')).toBe('/title');
  });

  it('has a pointer whose special characters are escaped (RFC 6901)', () => {
    expect(findMismatch({ 'a/b': { '~': {} } }, { 'a/b': { '~': 'string' } }, '')).toBe('/a~1b/~0');
  });

  it('is found wherever a value of an example is replaced by one of another type', () => {
    expectConsole(mismatch);
    const another = fc.constantFrom<unknown>(null, undefined, {}, [], [null], '', '값', 7, 1.5, true);
    const outcomes = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...successExamples), fc.nat(), another, ({ path, body }, chosen, value) => {
        const places = pathsIn(body.data);
        const place = places[chosen % places.length] ?? [];
        const data = replaceAtPath(body.data, place, value);
        const error = thrown(() => readEnvelope(JSON.stringify({ success: true, data }), path, 200));
        if (!(error instanceof TransportError)) return void outcomes.accepted++;
        outcomes.refused++;
        const changed = ['', 'data', ...place].join('/');
        // A property that decides which shape holds is missing: the whole object is named.
        const pointer = String(error.details.pointer);
        expect(changed.startsWith(pointer) || pointer.startsWith(changed), `${changed}, found ${pointer}`).toBe(true);
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(outcomes.accepted, outcomes.refused)).toBeGreaterThan(300);
  });
});

it('any text at all is an envelope or a transport error, and nothing else', () => {
  const seen = { success: 0, failure: 0, error: 0 };
  const near = fc.record(
    {
      success: fc.oneof({ weight: 4, arbitrary: fc.boolean() }, fc.jsonValue()),
      data: fc.oneof(fc.constant(noPosts), fc.jsonValue()),
      error: fc.oneof(fc.record({ code: fc.oneof(fc.string(), fc.jsonValue()) }), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(fc.string(), fc.json(), { weight: 6, arbitrary: near.map((value) => JSON.stringify(value)) });
  expectConsole(mismatch);
  const operation = fc.constantFrom(
    ...Object.keys(responseShapes),
    '/v1/front/logout',
    '/v1/front/unknown',
    'constructor',
    '__proto__',
  );
  fc.assert(
    fc.property(text, operation, fc.constantFrom(200, 400, 500), (body, path, status) => {
      try {
        const envelope = readEnvelope(body, path, status);
        if (envelope.success) {
          seen.success++;
          expect(JSON.parse(body).success).toBe(true);
          expect(Object.hasOwn(responseShapes, path) && envelope.data === null).toBe(false);
        } else {
          seen.failure++;
          expect(envelope.error.code).toBeTypeOf('string');
          expect(JSON.parse(body).success).toBe(false);
        }
      } catch (error) {
        seen.error++;
        expect(error).toBeInstanceOf(TransportError);
      }
    }),
    { numRuns: 3_000 },
  );
  // All three outcomes must have been met often, or the property says little.
  expect(Math.min(seen.success, seen.failure, seen.error)).toBeGreaterThan(50);
});
