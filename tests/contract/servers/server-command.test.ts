// @module-tag slow
/** Tests the mock server as a command, and with bodies of many megabytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockServer } from '#mocks/server.ts';
import { dataOf } from '#tests/support/api-results.ts';
import { createServerClient } from '#tests/support/server-client.ts';

const session = 'server-command';
const headers = { ClientSecret: 'test', 'X-Mock-Session': session };
let server: Awaited<ReturnType<typeof createMockServer>>;
let origin = '';

beforeAll(async () => {
  server = await createMockServer({ port: 0 });
  origin = (server.url ?? '').replace(/\/$/, '');
});
afterAll(() => server.close(true));

/** Runs the server command until it exits. */
async function runMockCommand(...options: string[]) {
  const child = spawn('node', ['--import', 'tsx', 'tools/dev/start/mock.ts', ...options]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

test('a body above the limit gives 413 with the failure envelope', async () => {
  const body = new Uint8Array(111 * 1024 * 1024);
  const request = { method: 'POST', body, headers: { ...headers, 'Content-Type': 'application/json' } };
  const response = await fetch(`${origin}/v1/front/login`, request);
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 413, code: '45' });
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
  expect(output).toMatch(/^mock: .*\. Use it like this: npm run mock -- .*\n$/);
});

test('an unknown size of the world is rejected in one line that names the sizes', async () => {
  const { code, output } = await runMockCommand('--size', 'huge');
  expect(code).toBe(1);
  expect(output).toMatch(/^mock: 'huge' is not a size\. The sizes are small, ordinary, large\.\n$/);
});

test('the server prints each verification code in one line', async () => {
  const child = spawn('node', ['--import', 'tsx', 'tools/dev/start/mock.ts', '--port', '0']);
  try {
    const nextOutput = async () => String((await once(child.stdout, 'data'))[0]);
    const url = /http:\S+/.exec(await nextOutput())?.[0]?.replace(/\/$/, '');
    const line = nextOutput();
    const body = { email: 'haneul@mail.example' };
    await dataOf(createServerClient(`${url}/api`).POST('/v1/front/sendEmailVerification', { body }));
    expect(await line).toMatch(/^mock: the code for haneul@mail\.example is \d{6}\n$/);
  } finally {
    child.kill();
  }
});
