import { connect } from 'node:net';
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

/** Sends the exact text of a request, which fetch could not send. @returns the status line of the response */
const sendText = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.end(text));
    socket.once('data', (bytes) => resolve(String(bytes).split('\r\n')[0] ?? '')).on('error', reject);
    socket.setTimeout(5_000, () => socket.destroy(new Error('no response')));
  });

const list = '/v1/front/getInfo?type=notice';
const jsonLines = (body: string, length = Buffer.byteLength(body)) =>
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

test.each([
  ['a method that fetch cannot send', 404, `TRACE ${list} HTTP/1.1`],
  ['an unknown method', 400, `NONSENSE ${list} HTTP/1.1`],
  ['a bad percent sign in the path', 404, 'GET /v1/front/%zz HTTP/1.1'],
  ['bytes in the path that are no UTF-8', 404, 'GET /v1/front/%ff%fe HTTP/1.1'],
  ['a bad percent sign in the query', 400, `GET ${list}%zz HTTP/1.1`],
  ['a NUL in the path', 404, 'GET /v1/front/getInfo%00 HTTP/1.1'],
  ['a path above the root', 404, 'GET /../../etc/passwd HTTP/1.1'],
  ['an authority', 404, 'OPTIONS * HTTP/1.1'],
  ['a path of 20,000 letters', 431, `GET /${'a'.repeat(20_000)} HTTP/1.1`],
  ['a header of 20,000 letters', 431, `GET ${list} HTTP/1.1\r\nX: ${'a'.repeat(20_000)}`],
  ['a bad cookie', 200, `GET ${list} HTTP/1.1\r\nCookie: %; mock-time=yesterday; mock-session=%zz`],
  ['a body that ends too early', 400, `POST /v1/front/login HTTP/1.1\r\n${jsonLines('{"member_id":', 100)}`],
  ['a body of brackets', 400, `POST /v1/front/login HTTP/1.1\r\n${jsonLines('['.repeat(50_000))}`],
  ['a body of another type', 400, `POST /v1/front/login HTTP/1.1\r\n${jsonLines('a').replace('json', 'xml')}`],
  [
    'a body of a bad form',
    400,
    `POST /v1/front/saveInquiry HTTP/1.1\r\n${jsonLines('x').replace('application/json', 'multipart/form-data')}`,
  ],
])('%s gives status %i, and the server keeps running', async (_, status, text) => {
  const [requestLine, ...rest] = text.split('\r\n');
  const withHeaders = [requestLine, 'Host: localhost', 'Connection: close', 'ClientSecret: test', ...rest].join('\r\n');
  expect(await sendText(`${withHeaders}\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(await codeOf(clientOf('').GET('/v1/front/getInfo', { params: { query: { type: 'trend' } } }))).toBe('ok');
});
