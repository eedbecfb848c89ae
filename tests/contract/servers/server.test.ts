import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockServer } from '#mocks/server.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';
import { createServerClient } from '#tests/support/server-client.ts';

const headers = { ClientSecret: 'test', 'X-Mock-Session': 'server-test' };

let server: Awaited<ReturnType<typeof createMockServer>>;
let origin = '';

beforeAll(async () => {
  server = await createMockServer({ port: 0 });
  origin = (server.url ?? '').replace(/\/$/, '');
});
afterAll(() => server.close(true));

/** Returns a typed client of the server. @param base the path of the API @param token an access token */
const clientOf = (base: string, token?: string) =>
  createServerClient(origin + base, { ...headers, ...(token && { Authorization: token }) });

test.each(['/api', ''])('the server responds below %s/v1', async (base) => {
  const call = clientOf(base).GET('/v1/front/getInfo', { params: { query: { type: 'gallery' } } });
  expect((await call).response.headers.get('Content-Type')).toBe('application/json');
  expect(await dataOf(call)).toMatchObject({ gallery_count: 15 });
});

test.each(['/api', ''])('serves a complete PDF from %s/files', async (base) => {
  const response = await fetch(`${origin}${base}/files/5001/${encodeURI('2025_추계학술대회_프로그램.pdf')}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(184320);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(response.headers.get('Content-Length')).toBe('184320');
});

test('a download needs no header and is complete', async () => {
  const options = { params: { query: { file_pk: 5011 } }, parseAs: 'arrayBuffer' } as const;
  const { data } = await createServerClient(origin, {}).GET('/v1/common/fileDownload', options);
  expect(data?.byteLength).toBe(921600);
});

test('a login through the server keeps its session', async () => {
  const body = { member_id: 'hanbit01', member_password: 'hanbit01!' };
  const { access_token } = await dataOf(clientOf('/api').POST('/v1/front/login', { body }));
  const query = { type: 'forum', info_pk: 664 } as const;
  const post = await dataOf(clientOf('/api', access_token).GET('/v1/front/getInfoDetail', { params: { query } }));
  expect(post).toMatchObject({ forum: { member_pk: 1024 } });
});

test('malformed JSON gives a failure envelope, and the server keeps running', async () => {
  const init = { method: 'POST', body: '{"member_id"', headers: { ...headers, 'Content-Type': 'application/json' } };
  const response = await fetch(`${origin}/v1/front/login`, init);
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 400, code: '40' });
  expect(await codeOf(clientOf('').GET('/v1/front/getInfo', { params: { query: { type: 'trend' } } }))).toBe('ok');
});

test.each([
  ['GET', '/api/v1/front/nothing'],
  ['GET', '/v1/front/login'],
  ['DELETE', '/v1/front/getInfo'],
  ['GET', '/'],
  ['GET', '/files/x'],
])('%s %s gives 404 with the failure envelope', async (method, path) => {
  const response = await fetch(origin + path, { method, headers });
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 404, code: '44' });
});

test('TRACE, which fetch cannot send, gives 405 with the failure envelope', async () => {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request(`${origin}/v1/front/getInfo`, { method: 'TRACE', headers }, resolve).on('error', reject).end(),
  );
  expect({ status: response.statusCode, body: await json(response) }).toMatchObject({
    status: 405,
    body: { success: false, error: { code: '44' } },
  });
});

test('two hundred concurrent requests all succeed', async () => {
  const client = clientOf('');
  const all = Array.from({ length: 200 }, (_, index) => {
    const query = { type: 'notice', info_pk: 229 + (index % 9) } as const;
    return codeOf(client.GET('/v1/front/getInfoDetail', { params: { query } }));
  });
  expect(new Set(await Promise.all(all))).toEqual(new Set(['ok']));
});
