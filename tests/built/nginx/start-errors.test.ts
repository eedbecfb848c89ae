import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builtFolder, builtTable, nginxTest } from '#tests/support/nginx.ts';
import { freePort } from '#tools/dev/start/free-port.ts';
import { NginxError } from '#tools/hosting/nginx/process.ts';
import { startNginx } from '#tools/hosting/nginx/run.ts';

const build = { folder: builtFolder, table: builtTable(), embedPort: null, api: 'http://127.0.0.1:9' };

/** Returns the message of a start that fails, and checks that it is one line and that no temporary folder stays. */
async function startError(options: Parameters<typeof startNginx>[0]): Promise<string> {
  // Other tests create folders in the temporary folder of the system.
  const folder = await mkdtemp(join(tmpdir(), 'society-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const error = await startNginx(options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NginxError);
  expect(await readdir(folder)).toEqual([]);
  const message = error instanceof NginxError ? error.message : '';
  expect(message).not.toContain('\n');
  return message;
}

test('a machine without nginx gets the command that installs it', async () => {
  expect(await startError({ ...build, port: 4173, nginx: null })).toBe(
    'nginx is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
  );
});

nginxTest('a port in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await startError({ ...build, port })).toBe(
    `port ${port} is in use. End the program that uses it, or choose another port.`,
  );
});

nginxTest('a wrong configuration is reported with file and line', async () => {
  const generated = 'tests/built/nginx';
  expect(await startError({ ...build, port: await freePort(), generated })).toMatch(
    /^nginx does not start: open\(\) ".*tests\/built\/nginx\/http\.conf" failed .* in .*nginx\.conf:\d+$/,
  );
});

nginxTest('a table with a text that nginx cannot have is reported', async () => {
  const [page] = build.table.pages;
  const pages = page ? [{ ...page, policy: 'default-src $host' }] : [];
  expect(await startError({ ...build, table: { ...build.table, pages }, port: await freePort() })).toBe(
    'nginx cannot have \'$\' or a control character in "default-src $host".',
  );
});
