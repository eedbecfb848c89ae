import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockServer } from '#mocks/server.ts';

const headers = { ClientSecret: 'test', 'X-Mock-Session': 'server-test' };
let server: Awaited<ReturnType<typeof createMockServer>>;
let origin = '';

beforeAll(async () => {
  server = await createMockServer({ port: 0 });
  origin = (server.url ?? '').replace(/\/$/, '');
});
afterAll(() => server.close(true));

/** Runs the server command until it exits. */
async function runMockCommand(...options: string[]) {
  const child = spawn('tsx', ['mocks/server.ts', ...options]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

test.each(['/api/v1', '/v1'])('the server responds below %s', async (base) => {
  const response = await fetch(`${origin}${base}/front/getInfo?type=gallery`, { headers });
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect((await response.json()).data.gallery_count).toBe(15);
});

test.each(['/api', ''])('serves a complete PDF from %s/files', async (base) => {
  const response = await fetch(`${origin}${base}/files/5001/${encodeURI('2025_추계학술대회_프로그램.pdf')}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(184320);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(response.headers.get('Content-Length')).toBe('184320');
});

test('a download needs no header and is complete', async () => {
  const response = await fetch(`${origin}/v1/common/fileDownload?file_pk=5011`);
  expect((await response.arrayBuffer()).byteLength).toBe(921600);
});

test('a login through the server keeps its session', async () => {
  const body = JSON.stringify({ member_id: 'hanbit01', member_password: 'hanbit01!' });
  const request = { method: 'POST', body, headers: { ...headers, 'Content-Type': 'application/json' } };
  const { data } = await (await fetch(`${origin}/api/v1/front/login`, request)).json();
  const withToken = { headers: { ...headers, Authorization: data.access_token } };
  const post = await fetch(`${origin}/api/v1/front/getInfoDetail?type=forum&info_pk=664`, withToken);
  expect((await post.json()).data.forum.member_pk).toBe(1024);
});

test('malformed JSON gives a failure envelope, and the server keeps running', async () => {
  const request = { method: 'POST', body: '{"member_id"', headers: { ...headers, 'Content-Type': 'application/json' } };
  const response = await fetch(`${origin}/v1/front/login`, request);
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 400, code: '40' });
  expect((await fetch(`${origin}/v1/front/getInfo?type=trend`, { headers })).status).toBe(200);
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
  const all = Array.from({ length: 200 }, (_, index) =>
    fetch(`${origin}/v1/front/getInfoDetail?type=notice&info_pk=${201 + (index % 37)}`, { headers }),
  );
  const statuses = await Promise.all(all.map(async (response) => (await response).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
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
