/** Tests the command that runs the site on Prism: its output, and that it ends its processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
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
