import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readEnvelope } from '../../src/api/envelope';
import { TransportError } from '../../src/api/errors';
import { requiredData } from '../../src/api/generated/operations';
import { listPath, noPosts } from './api-harness';

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

  it('is checked by the whole list of keys of one alternative, for every operation of the contract', () => {
    for (const [operation, lists] of Object.entries(requiredData)) {
      for (const keys of lists) {
        const data = Object.fromEntries(keys.map((key) => [key, null]));
        expect(readEnvelope(JSON.stringify({ success: true, data }), operation, 200).success).toBe(true);
        for (const left of keys) {
          const text = JSON.stringify({ success: true, data: { ...data, [left]: undefined } });
          expect(
            thrown(() => readEnvelope(text, operation, 200)),
            `${operation} without ${left}`,
          ).toBeInstanceOf(TransportError);
        }
      }
    }
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
  const operation = fc.constantFrom(...Object.keys(requiredData), '/v1/front/unknown', 'constructor', '__proto__');
  fc.assert(
    fc.property(text, operation, fc.constantFrom(200, 400, 500), (body, path, status) => {
      try {
        const envelope = readEnvelope(body, path, status);
        if (envelope.success) {
          seen.success++;
          expect(JSON.parse(body).success).toBe(true);
          const lists = Object.hasOwn(requiredData, path) ? (requiredData[path] ?? []) : [];
          const held = lists.filter((keys) => keys.every((key) => Object.keys(Object(envelope.data)).includes(key)));
          expect(lists.length === 0 || held.length > 0).toBe(true);
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
