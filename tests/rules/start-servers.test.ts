/** Tests the commands that run the site on Prism and on a real server: their output, and that they end their processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat, utimes } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMockServer } from '#mocks/server.ts';
import { dataOf } from '#tests/support/api-results.ts';
import { createServerClient } from '#tests/support/server-client.ts';
import { freePort } from '#tools/dev/start/free-port.ts';
import { parseServerUrl, probeServer } from '#tools/dev/start/probe.ts';
import { runTool } from './support.ts';

/** The header ClientSecret. The servers of these tests accept any value. */
const secret = 'hanbit-web';

/** Starts a server with a request listener, until the test ends. Returns its URL. */
async function startServer(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}

/** Returns whether a server listens at a URL. */
const isUp = ({ hostname, port }: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** Starts a command that runs until the test ends. Returns the process and its output so far. */
function startCommand(tool: string, ...args: string[]) {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  return { child, output };
}

const jsonListener = (body: unknown, status = 200): RequestListener => {
  const type = { 'Content-Type': 'application/json' };
  return (_, response) => void response.writeHead(status, type).end(JSON.stringify(body));
};
const notices = { success: true, data: { notice: [], notice_count: 0 }, error: null };
const failureEnvelope = (code: string) => ({ success: false, data: null, error: { code, message: '이유' } });

describe('probeServer rejects a server that', () => {
  test.each<[string, RequestListener, RegExp]>([
    [
      'returns HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
      /returns HTML \(status 200\), so it is a website and not the API\. Pass the URL before \/api\.$/,
    ],
    [
      'returns HTML with the content type of JSON',
      (_, response) => void response.writeHead(404, { 'Content-Type': 'application/json' }).end('<html>'),
      /returns HTML \(status 404\)/,
    ],
    ['returns an empty body', (_, response) => void response.end(), /returns an empty body \(status 200, no type\)/],
    ['returns text', (_, response) => void response.end('hello'), /returns a body that is not JSON/],
    [
      'redirects',
      (_, response) => void response.writeHead(302, { Location: 'https://login.test/' }).end(),
      /redirects to https:\/\/login\.test\//,
    ],
    ['returns a list', jsonListener([]), /breaks the contract \(status 200\): \//],
    [
      'returns a success without its data',
      jsonListener({ success: true, data: {}, error: null }),
      /breaks the contract/,
    ],
    [
      'returns an unknown field',
      jsonListener({ ...notices, extra: 1 }),
      /breaks the contract \(status 200\): \/extra extra: 알 수 없는/,
    ],
    [
      'returns a status that the contract does not have',
      jsonListener(failureEnvelope('44'), 404),
      /breaks the contract \(status 404\): .* no 404/,
    ],
    [
      'rejects the client secret',
      jsonListener(failureEnvelope('91'), 401),
      /rejects the client secret \(code 91\)\. Set VITE_CLIENT_SECRET/,
    ],
    [
      'closes the connection',
      (request) => void request.socket.destroy(),
      /closes the connection before the response is complete\./,
    ],
  ])('%s', async (_, listener, line) => {
    const result = await probeServer(await startServer(listener), secret);
    expect(result).toEqual({ ok: false, line: expect.stringMatching(line) });
    expect(result.ok || result.line).not.toContain('\n');
  });

  test('does not listen', async () => {
    const url = new URL(`http://127.0.0.1:${await freePort()}`);
    expect(await probeServer(url, secret)).toMatchObject({
      ok: false,
      line: `nothing listens at ${url.origin}. Start the server, or check host and port.`,
    });
  });

  test('does not support https', async () => {
    const url = await startServer(jsonListener(notices));
    url.protocol = 'https:';
    expect(await probeServer(url, secret)).toMatchObject({
      ok: false,
      line: expect.stringMatching(/does not support https\. Try http:/),
    });
  });

  test.each([
    ['ENOTFOUND', /the host api\.test is unknown/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /is self-signed, so it is not trusted\. Set NODE_EXTRA_CA_CERTS/],
    ['CERT_HAS_EXPIRED', /is not trusted \(no\)/],
  ])('fails with %s', async (code, line) => {
    const dead = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) }));
    expect(await probeServer(new URL('https://api.test'), secret, dead)).toEqual({
      ok: false,
      line: expect.stringMatching(line),
    });
  });
});

test('probeServer accepts a server that keeps the contract, and returns its failure as a note', async () => {
  expect(await probeServer(await startServer(jsonListener(notices)), secret)).toEqual({ ok: true });
  expect(await probeServer(await startServer(jsonListener(failureEnvelope('50'), 500)), secret)).toEqual({
    ok: true,
    note: 'The server responds with code 50: 이유',
  });
});

test.each([
  ['http://a.test', 'http://a.test/'],
  ['https://a.test:8443/api/', 'https://a.test:8443/'],
  ['http://a.test/base/api?x=1#y', 'http://a.test/base'],
  ['a.test', undefined],
  ['ftp://a.test', undefined],
  ['', undefined],
])('the text %j is parsed as the URL %j', (text, url) => {
  expect(parseServerUrl(text)?.href).toBe(url);
});

test.each([
  [
    [],
    /^start: the command needs one URL of a server\. Use it like this: npm run start:backend -- http:\/\/127\.0\.0\.1:8080\n$/,
  ],
  [['nowhere'], /^start: nowhere is not an http or https URL\. .*\n$/],
  [['http://127.0.0.1:8080', '--prot', '1'], /^start: Unknown option .*\n$/],
])('npm run start:backend rejects %j with one line', async (args, line) => {
  const { code, stdout, stderr } = await runTool(
    'node',
    '--import',
    'tsx',
    'tools/dev/start/start-backend.ts',
    ...args,
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(line);
});

test('npm run start:backend forwards the requests of the site to a server', async () => {
  const server = await createMockServer({ port: 0 });
  onTestFinished(() => server.close(true));
  const port = await freePort();
  const { child, output } = startCommand(
    'node',
    '--import',
    'tsx',
    'tools/dev/start/start-backend.ts',
    server.url ?? '',
    '--port',
    String(port),
  );
  await expect.poll(() => output.text, { timeout: 30_000 }).toContain('break the contract.\n');
  expect(output.text).toMatch(
    /^http:\/\/localhost:\d+\/ ready in [\d.]+ s, API at http:\/\/127\.0\.0\.1:\d+\. Stop with Ctrl\+C\.\n.*\n$/,
  );
  const client = createServerClient(`http://localhost:${port}/api`);
  const gallery = client.GET('/v1/front/getInfo', { params: { query: { type: 'gallery' } } });
  expect(await dataOf(gallery)).toMatchObject({ gallery_count: 15 });
  expect(await (await fetch(`http://localhost:${port}/src/main.tsx`)).text()).toContain('"VITE_API": "server"');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('npm run start:prism starts the site and Prism, and ends both', async () => {
  const ports = [await freePort(), await freePort()].map(String);
  const { child, output } = startCommand(
    'node',
    'tools/dev/start/start-prism.ts',
    '--port',
    ports[0] ?? '',
    '--prism-port',
    ports[1] ?? '',
  );
  await expect.poll(() => output.text, { timeout: 30_000 }).toContain('Ctrl+C.\n');
  expect(output.text).toMatch(
    /^http:\/\/localhost:\d+\/ ready in [\d.]+ s, on Prism at http:\/\/127\.0\.0\.1:\d+\. Stop both with Ctrl\+C\.\n$/,
  );
  const client = createServerClient(`http://localhost:${ports[0]}/api`, {
    ClientSecret: 'test',
    Prefer: 'code=200, example=empty',
  });
  const { data } = await client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });
  expect(data).toEqual(notices);
  const prism = new URL(`http://127.0.0.1:${ports[1]}`);
  expect(await isUp(prism)).toBe(true);
  const { code, stderr } = await runTool('node', 'tools/dev/start/start-prism.ts', '--prism-port', ports[1] ?? '');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^start: port \d+ is in use\. .* --prism-port \d+\n$/),
  });
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect.poll(() => isUp(prism)).toBe(false);
});

test('npm run mock serves requests, and bundles the mock again only when a file has changed', async () => {
  const bundle = '.cache/mock/server.mjs';
  const bundledAt = async () => (await stat(bundle)).mtimeMs;
  const startMock = async () => {
    const { child, output } = startCommand('node', 'tools/dev/start/mock.ts', '--port', '0');
    await expect.poll(() => output.text, { timeout: 30_000 }).toMatch(/^mock: ready on http:\S+\n$/);
    const client = createServerClient(/http:\S+/.exec(output.text)?.[0] ?? '');
    const options = { params: { query: { file_pk: 5011 } }, parseAs: 'arrayBuffer' } as const;
    expect((await client.GET('/v1/common/fileDownload', options)).data?.byteLength).toBe(921600);
    child.kill();
    await once(child, 'exit');
    return bundledAt();
  };
  await rm(bundle, { force: true });
  const first = await startMock();
  expect(await startMock()).toBe(first);
  await utimes(bundle, 0, 0);
  expect(await startMock()).toBeGreaterThanOrEqual(first);
});

test('probeServer sends the given client secret', async () => {
  const received: unknown[] = [];
  const listener: RequestListener = (request, response) => {
    received.push(request.headers.clientsecret);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(notices));
  };
  await probeServer(await startServer(listener), 'another-secret');
  expect(received).toEqual(['another-secret']);
});
