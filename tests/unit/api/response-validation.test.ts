/** Validates the responses of a fake server with the validation that the site has in development. */
import { beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { operationTable } from '#mocks/generated/operations.ts';
import { validateResponse } from '#mocks/request-log/contract-check.ts';
import { setResponseValidation } from '#src/api/envelope.ts';
import { createHttpClient } from '#src/api/http.ts';
import { expectConsole } from '#tests/support/console.ts';
import { base, emptyList, listPath, listRequest, successResponse } from './fake-browser.ts';

// The files of a worker share their modules, and a violation is logged once.
vi.hoisted(() => vi.resetModules());

/** Sends a request to a server with this response. Returns the result, or the error. */
function sendTo(response: Response, request = listRequest()): Promise<unknown> {
  const timeouts = { ordinary: 1_000, file: 1_000 };
  const send = createHttpClient({ fetch: async () => response, base, clientSecret: 'test', timeouts });
  return send(request, null).catch((error: unknown) => error);
}

const post = {
  notice_pk: 1,
  notice_title: '총회 안내',
  notice_hit: 3,
  notice_enrollment_date: '2025-11-01',
  notice_image_url: null,
  admin_name: '사무국',
  fixed_yn: '일반',
  file_path: null,
};
const listWith = (change: object) => successResponse({ notice: [{ ...post, ...change }], notice_count: 1 });
const badResponse = (pointer: string, status = 200) => ({
  name: 'TransportError',
  kind: 'badResponse',
  code: String(status),
  details: { operation: listPath, pointer },
});

beforeEach(() => {
  setResponseValidation(validateResponse);
  onTestFinished(() => setResponseValidation(() => null));
});

describe('a response that breaks the contract is a bad response with operation and JSON pointer', () => {
  test.each([
    ['an unlisted enum value', listWith({ fixed_yn: '새 값' }), '/data/notice/0/fixed_yn'],
    ['an unknown property of the envelope', Response.json({ success: true, data: emptyList, error: null, x: 1 }), '/x'],
  ])('%s', async (_, response, pointer) => {
    expectConsole(/^The response breaks the contract: /);
    expect(await sendTo(response)).toMatchObject(badResponse(pointer));
  });

  test.each([
    ['a status that the contract does not define', successResponse(emptyList), 201, ''],
    ['an error page of a proxy', new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' } }), 502, ''],
  ])('%s', async (_, { headers, body }, status, pointer) => {
    expectConsole(/^The response breaks the contract: /);
    expect(await sendTo(new Response(body, { status, headers }))).toMatchObject(badResponse(pointer, status));
  });

  test('a file of another type', async () => {
    expectConsole(/^The response breaks the contract: /);
    const path = operationTable.getReceipt.path;
    const request = new Request(`${base}${path}?pay_info_pk=1`);
    const response = new Response('x', { headers: { 'Content-Type': 'image/png' } });
    expect(await sendTo(response, request)).toMatchObject({ kind: 'badResponse', details: { operation: path } });
  });
});

it('logs a violation once, with operation, JSON pointer and reason', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  await sendTo(listWith({ admin_name: 1 }));
  await sendTo(listWith({ admin_name: 2 }));
  expect(log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^The response breaks the contract: \/v1\/front\/getInfo at \/data\/notice\/0\/admin_name: .*형식이 다릅니다/,
      ),
    ],
  ]);
});

test('without the validation, values that a later contract may allow are accepted', async () => {
  setResponseValidation(() => null);
  expect(await sendTo(listWith({ fixed_yn: '새 값', colour: 'red' }))).toMatchObject({ kind: 'data' });
});
