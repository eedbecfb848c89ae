// @module-tag slow

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createScratchFolder, runTool } from '#tests/rules/support.ts';
import { freePort } from '#tests/support/free-port.ts';

test('npm start serves the site, prints its URL, and ends on SIGTERM', async () => {
  const port = await freePort();
  const server = spawn('node', ['--import', 'tsx', 'tools/dev/start/start.ts', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Ctrl+C.\n');
  expect(output).toMatch(/^http:\/\/localhost:\d+\/ ready in [\d.]+ s, on the mock\.\nLog in as hanbit01 .*\n$/);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('<div id="root">');
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

/** Runs the build into a folder with the former build. Returns its output and the files of the folder afterwards. */
async function runBuild(...args: string[]) {
  const folder = await createScratchFolder();
  await writeFile(join(folder, 'index.html'), 'former build');
  vi.stubEnv('ENV_FILES', 'false');
  onTestFinished(() => void vi.unstubAllEnvs());
  const output = await runTool('tsx', 'tools/build/build.ts', '--into', folder, ...args);
  return { ...output, files: await readdir(folder), page: await readFile(join(folder, 'index.html'), 'utf8') };
}

const untouched = { code: 1, stdout: '', files: ['index.html'], page: 'former build' };

test('npm run build -- --strict names each missing variable in one line, and the former build stays', async () => {
  vi.stubEnv('SITE_ORIGIN', 'http://www.society.kr');
  vi.stubEnv('MAP_SCRIPT', 'none');
  const { stderr, ...rest } = await runBuild('--strict');
  expect(rest).toEqual(untouched);
  expect(stderr).toMatch(/^build: SITE_ORIGIN names www\.society\.kr with http, .*\.$/m);
  expect(stderr).toMatch(/^build: VITE_CLIENT_SECRET is not set\. .*\.$/m);
  expect(stderr).not.toContain('MAP_SCRIPT');
  expect(stderr.trimEnd().split('\n')).toHaveLength(3);
});

test.each([
  ['npm start', 1, ['node', '--import', 'tsx', 'tools/dev/start/start.ts']],
  ['npm run verify', 2, ['node', '--import', 'tsx', 'tools/dev/start/verify.ts', 'http://127.0.0.1:1']],
])('%s ends with one line of error when a variable is malformed', async (_, exitCode, [tool = '', ...args]) => {
  vi.stubEnv('SITE_ORIGIN', 'society.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await runTool(tool, ...args)).toEqual({
    code: exitCode,
    stdout: '',
    stderr: expect.stringMatching(/^environment: SITE_ORIGIN in the shell is "society\.example", but must be .*\.\n$/),
  });
});

test('npm run posts without the address of the API is refused with one line', async () => {
  const { code, stderr } = await runTool('node', '--import', 'tsx', 'tools/posts/main.ts', '/srv/society');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^posts: --api needs the address of the API\. Use it like this: .*\n$/);
});
