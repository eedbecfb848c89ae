import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Runs the server command until it exits. */
async function runMockCommand(...options: string[]) {
  const child = spawn('tsx', ['mocks/server.ts', ...options]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

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
  const request = { method: 'POST', body: '{"member_id"', headers: { ...headers, 'Content-Type': 'application/json' } };
  const response = await fetch(`${origin}/v1/front/login`, request);
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

test('a body above the limit gives 413 with the failure envelope', async () => {
  const body = new Uint8Array(111 * 1024 * 1024);
  const request = { method: 'POST', body, headers: { ...headers, 'Content-Type': 'application/json' } };
  const response = await fetch(`${origin}/v1/front/login`, request);
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 413, code: '45' });
});

test('two hundred concurrent requests all succeed', async () => {
  const client = clientOf('');
  const all = Array.from({ length: 200 }, (_, index) => {
    const query = { type: 'notice', info_pk: 229 + (index % 9) } as const;
    return codeOf(client.GET('/v1/front/getInfoDetail', { params: { query } }));
  });
  expect(new Set(await Promise.all(all))).toEqual(new Set(['ok']));
});

test('a port in use is reported in one line with the remedy', async () => {
  const { port } = new URL(origin);
  await expect(createMockServer({ port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const { code, output } = await runMockCommand('--port', port);
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `mock: port ${port} is in use. Choose another port with --port, for example --port ${Number(port) + 1}.`,
  );
});

test.each([
  ['--port', 'high'],
  ['--prot', '1'],
])('the option %s %s is rejected in one line', async (...options) => {
  const { code, output } = await runMockCommand(...options);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain('Usage: ');
});

test('an unknown size of the world is rejected in one line that names the sizes', async () => {
  const { code, output } = await runMockCommand('--size', 'huge');
  expect(code).toBe(1);
  expect(output).toMatch(/^mock: 'huge' is not a size\. The sizes are small, ordinary, large\. Usage: .*\n$/);
});
