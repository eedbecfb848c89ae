/** The site on Prism and on a real server: what the commands say, and that they end what they started. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat, utimes } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMockServer } from '#mocks/server.ts';
import { freePort } from '#tools/dev/start/free-port.ts';
import { parseServerUrl, probeServer } from '#tools/dev/start/probe.ts';
import { runTool } from './support.ts';

/** The header ClientSecret; the servers of these tests accept any. */
const secret = 'hanbit-web';

/** A server that answers as told, until the test is over. */
async function serveOnce(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}

/** Whether anybody listens at an address. */
const isUp = ({ hostname, port }: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** A command that runs until the test is over, and what it has said so far. */
function startCommand(tool: string, ...args: string[]) {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.text += text;
    });
  return { child, said };
}

const jsonListener = (body: unknown, status = 200): RequestListener => {
  const type = { 'Content-Type': 'application/json' };
  return (_, response) => void response.writeHead(status, type).end(JSON.stringify(body));
};
const notices = { success: true, data: { notice: [], notice_count: 0 }, error: null };
const failureEnvelope = (code: string) => ({ success: false, data: null, error: { code, message: '이유' } });

describe('a server is not taken that', () => {
  test.each<[string, RequestListener, RegExp]>([
    [
      'answers HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
      /answers HTML \(status 200\): a website, not the API\. Give the address before \/api\.$/,
    ],
    [
      'answers HTML that it calls JSON',
      (_, response) => void response.writeHead(404, { 'Content-Type': 'application/json' }).end('<html>'),
      /answers HTML \(status 404\)/,
    ],
    ['answers nothing', (_, response) => void response.end(), /answers nothing \(status 200, no type\)/],
    ['answers text', (_, response) => void response.end('hello'), /answers what is no JSON/],
    [
      'leads on',
      (_, response) => void response.writeHead(302, { Location: 'https://login.test/' }).end(),
      /leads on to https:\/\/login\.test\//,
    ],
    ['answers a list', jsonListener([]), /answers another contract \(status 200\): \//],
    [
      'answers a success without its data',
      jsonListener({ success: true, data: {}, error: null }),
      /answers another contract/,
    ],
    [
      'answers a field too many',
      jsonListener({ ...notices, extra: 1 }),
      /another contract \(status 200\): \/extra extra: 알 수 없는/,
    ],
    [
      'answers a status that the contract lacks',
      jsonListener(failureEnvelope('44'), 404),
      /another contract \(status 404\): .* no 404/,
    ],
    [
      'refuses the client secret',
      jsonListener(failureEnvelope('91'), 401),
      /refuses the client secret \(code 91\)\. Set VITE_CLIENT_SECRET/,
    ],
    ['breaks off', (request) => void request.socket.destroy(), /closes the connection before its answer is whole\./],
  ])('%s', async (_, answer, line) => {
    const finding = await probeServer(await serveOnce(answer), secret);
    expect(finding).toEqual({ ok: false, line: expect.stringMatching(line) });
    expect(finding.ok || finding.line).not.toContain('\n');
  });

  test('does not listen', async () => {
    const url = new URL(`http://127.0.0.1:${await freePort()}`);
    expect(await probeServer(url, secret)).toMatchObject({
      ok: false,
      line: `nothing listens at ${url.origin}. Start the server, or check host and port.`,
    });
  });

  test('speaks no https', async () => {
    const url = await serveOnce(jsonListener(notices));
    url.protocol = 'https:';
    expect(await probeServer(url, secret)).toMatchObject({
      ok: false,
      line: expect.stringMatching(/does not speak https\. Try http:/),
    });
  });

  test.each([
    ['ENOTFOUND', /the host api\.test is not known/],
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

test('a server that keeps the contract is taken, and a failure of it is told', async () => {
  expect(await probeServer(await serveOnce(jsonListener(notices)), secret)).toEqual({ ok: true });
  expect(await probeServer(await serveOnce(jsonListener(failureEnvelope('50'), 500)), secret)).toEqual({
    ok: true,
    note: 'It answers code 50: 이유',
  });
});

test.each([
  ['http://a.test', 'http://a.test/'],
  ['https://a.test:8443/api/', 'https://a.test:8443/'],
  ['http://a.test/base/api?x=1#y', 'http://a.test/base'],
  ['a.test', undefined],
  ['ftp://a.test', undefined],
  ['', undefined],
])('the address %j is read as %j', (given, read) => {
  expect(parseServerUrl(given)?.href).toBe(read);
});

test.each([
  [
    [],
    /^start: it takes one address of a server\. Use it like this: npm run start:backend -- http:\/\/127\.0\.0\.1:8080\n$/,
  ],
  [['nowhere'], /^start: nowhere is no http or https address\. .*\n$/],
  [['http://127.0.0.1:8080', '--prot', '1'], /^start: Unknown option .*\n$/],
])('npm run start:backend refuses %j in one line', async (args, line) => {
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

test('npm run start:backend puts a server behind the site', async () => {
  const server = await createMockServer({ port: 0 });
  onTestFinished(() => server.close(true));
  const port = await freePort();
  const { child, said } = startCommand(
    'node',
    '--import',
    'tsx',
    'tools/dev/start/start-backend.ts',
    server.url ?? '',
    '--port',
    String(port),
  );
  await expect.poll(() => said.text, { timeout: 30_000 }).toContain('console of the browser.\n');
  expect(said.text).toMatch(
    /^http:\/\/localhost:\d+\/ ready in [\d.]+ s, API at http:\/\/127\.0\.0\.1:\d+\. Stop with Ctrl\+C\.\n.*\n$/,
  );
  const response = await fetch(`http://localhost:${port}/api/v1/front/getInfo?type=gallery`, {
    headers: { ClientSecret: 'test' },
  });
  expect((await response.json()).data.gallery_count).toBe(15);
  expect(await (await fetch(`http://localhost:${port}/src/main.tsx`)).text()).toContain('"VITE_API": "server"');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('npm run start:prism starts the site and Prism, and ends both', async () => {
  const ports = [await freePort(), await freePort()].map(String);
  const { child, said } = startCommand(
    'node',
    'tools/dev/start/start-prism.ts',
    '--port',
    ports[0] ?? '',
    '--prism-port',
    ports[1] ?? '',
  );
  await expect.poll(() => said.text, { timeout: 30_000 }).toContain('Ctrl+C.\n');
  expect(said.text).toMatch(
    /^http:\/\/localhost:\d+\/ ready in [\d.]+ s, on Prism at http:\/\/127\.0\.0\.1:\d+\. Stop both with Ctrl\+C\.\n$/,
  );
  const answer = await fetch(`http://localhost:${ports[0]}/api/v1/front/getInfo?type=notice`, {
    headers: { ClientSecret: 'test', Prefer: 'code=200, example=empty' },
  });
  expect(await answer.json()).toEqual(notices);
  const prism = new URL(`http://127.0.0.1:${ports[1]}`);
  expect(await isUp(prism)).toBe(true);
  const { code, stderr } = await runTool('node', 'tools/dev/start/start-prism.ts', '--prism-port', ports[1] ?? '');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^start: port \d+ is taken\. .* --prism-port \d+\n$/),
  });
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect.poll(() => isUp(prism)).toBe(false);
});

test('npm run mock answers, and is bundled anew only when something of it has changed', async () => {
  const bundle = '.cache/mock/server.mjs';
  const made = async () => (await stat(bundle)).mtimeMs;
  const startMock = async () => {
    const { child, said } = startCommand('node', 'tools/dev/start/mock.ts', '--port', '0');
    await expect.poll(() => said.text, { timeout: 30_000 }).toMatch(/^mock: ready on http:\S+\n$/);
    const response = await fetch(`${/http:\S+/.exec(said.text)?.[0]}v1/common/fileDownload?file_pk=5011`);
    expect((await response.arrayBuffer()).byteLength).toBe(921600);
    child.kill();
    await once(child, 'exit');
    return made();
  };
  await rm(bundle, { force: true });
  const first = await startMock();
  expect(await startMock()).toBe(first);
  await utimes(bundle, 0, 0);
  expect(await startMock()).toBeGreaterThanOrEqual(first);
});

test('the question carries the client secret that was given', async () => {
  const received: unknown[] = [];
  const answer: RequestListener = (request, response) => {
    received.push(request.headers.clientsecret);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(notices));
  };
  await probeServer(await serveOnce(answer), 'another-secret');
  expect(received).toEqual(['another-secret']);
});
