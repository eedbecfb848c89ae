// @module-tag slow
/** Tests the commands that serve the site: their output, who can open the site, and that they end their processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { createServerClient } from '#tests/support/server-client.ts';

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

const startArgs = ['--import', 'tsx', 'tools/dev/start/start.ts', '--port'];

/** Requests the status of the mock with a header `Host`, which `fetch` cannot set. @returns the HTTP status */
async function statusFor(port: string, host: string): Promise<number | undefined> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: '/__mock?started',
    headers: { Host: `${host}:${port}` },
  }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

const notices = { success: true, data: { notice: [], notice_count: 0 }, error: null };

test('npm run start:prism starts the site and Prism, and ends both', async () => {
  const port = String(await freePort());
  const { child, output } = startCommand('node', 'tools/dev/start/start-prism.ts', '--port', port);
  await expect.poll(() => output.text, { timeout: 30_000 }).toContain('Ctrl+C.\n');
  expect(output.text).toMatch(
    /^http:\/\/localhost:\d+\/ ready in [\d.]+ s, on Prism at http:\/\/127\.0\.0\.1:\d+\. Stop both with Ctrl\+C\.\n$/,
  );
  const client = createServerClient(`http://localhost:${port}/api`, {
    ClientSecret: 'test',
    Prefer: 'code=200, example=empty',
  });
  const { data } = await client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });
  expect(data).toEqual(notices);
  const prism = new URL(/on Prism at (\S+)\. /.exec(output.text)?.[1] ?? '');
  expect(await isUp(prism)).toBe(true);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect.poll(() => isUp(prism)).toBe(false);
});

test('npm start --host <name> lets this name through, names the option for another one, and survives a broken upload', async () => {
  const port = String(await freePort());
  const name = hostname().toLowerCase();
  const { child, output } = startCommand('node', ...startArgs, port, '--host', name);
  await expect.poll(() => output.text, { timeout: 60_000 }).toContain('Ctrl+C.\n');
  expect(output.text).toMatch(/^http:\/\/localhost:\d+\/ ready in [\d.]+ s, on the mock\.\n/);
  expect(output.text).toContain(`\nIn the network: http://${name}:${port}/`);
  expect(output.text).toContain('\nWarning: everybody in this network can open the site');
  expect(await statusFor(port, name)).toBe(200);
  expect(await statusFor(port, 'rewritten.example')).toBe(403);
  await expect
    .poll(() => output.text, { timeout: 10_000 })
    .toContain('To allow it: npm start -- --host rewritten.example');
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'POST /api/v1/front/saveInquiry HTTP/1.1',
    `Host: ${name}`,
    'ClientSecret: test',
    'Content-Length: 1000',
  ];
  const form = ['Content-Type: multipart/form-data; boundary=part', 'Expect: 100-continue'];
  socket.write(`${[...head, ...form].join('\r\n')}\r\n\r\n--part`);
  // The server asks for the body, so it has the request.
  await once(socket, 'data');
  socket.destroy();
  const line = 'the connection ended before the whole body arrived. Nothing was saved.';
  await expect.poll(() => output.text, { timeout: 10_000 }).toContain(line);
  expect(await statusFor(port, name)).toBe(200);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 120_000);

test('npm start names the remedy for a port that is in use, and for a certificate without a key', async () => {
  const blocker = createServer().listen(0, '0.0.0.0');
  onTestFinished(() => void blocker.close());
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = String(typeof address === 'object' && address?.port);
  const started = [
    startCommand('node', ...startArgs, port, '--host'),
    startCommand('node', ...startArgs, port, '--cert', 'cert.pem'),
  ];
  const codes = await Promise.all(started.map(async ({ child }) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([1, 1]);
  const [inUse, withoutKey] = started.map(({ output }) => output.text);
  expect(inUse).toBe(
    `start: port ${port} is in use. End the program that uses it, or choose another port: npm start -- --port ${Number(port) + 1}\n`,
  );
  expect(withoutKey).toBe('start: --cert needs --key, the file of the private key in PEM.\n');
}, 120_000);
