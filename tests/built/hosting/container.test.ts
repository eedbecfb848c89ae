/** The steps of hosting/Containerfile on this machine: the same files with another root, and a user without rights. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { startBackend } from '#tests/support/backend.ts';
import { freePort } from '#tests/support/free-port.ts';
import { checkRequests } from '#tests/support/hosting-requests.ts';
import { nginxTest } from '#tests/support/nginx.ts';
import { sendRequest } from '#tests/support/sent-request.ts';

/** Starts the site as the container does. In place of the read-only file system, the user may write to one folder alone. */
async function startContainer(variables: Record<string, string>) {
  const run = await mkdtemp(join(tmpdir(), 'society-container-'));
  onTestFinished(() => rm(run, { recursive: true, force: true }));
  await chmod(run, 0o777);
  const port = String(await freePort());
  const env = { ...process.env, SITE_HOST: 'www.localhost', SITE_FOLDER: resolve('dist'), RUN_FOLDER: run, PORT: port };
  const child = spawn('bash', ['hosting/container/start.sh'], {
    env: { ...env, PATH: `${process.env.PATH}:/usr/sbin`, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, site: `http://www.localhost:${port}`, errors: buffer(child.stderr) };
}

const isReady = (site: string) =>
  sendRequest(site, '/version.json').then(
    ({ status }) => status,
    () => 0,
  );

nginxTest('the container serves the site without rights, and completes a download after SIGTERM', async () => {
  let finishDownload = () => {};
  const api = await startBackend((_, response) => {
    response.write('first part, ');
    finishDownload = () => response.end('last part');
  });
  const { child, site } = await startContainer({ API_ORIGIN: api });
  await expect.poll(() => isReady(site), { timeout: 10_000 }).toBe(200);
  const withoutTls = { 'strict-transport-security': '' };
  expect((await checkRequests('Site', 'nginx', site, 'dist', withoutTls)).differences).toEqual([]);
  await expect(sendRequest(site.replace('www', 'other'), '/')).rejects.toThrow('socket hang up');

  const { port } = new URL(site);
  const headers = { Host: `www.localhost:${port}` };
  const [download] = await once(requestHttp({ host: '127.0.0.1', port, path: '/api/x', headers }).end(), 'response');
  child.kill('SIGTERM');
  const exit = once(child, 'exit');
  // nginx closes its port at once.
  await expect.poll(() => isReady(site)).toBe(0);
  finishDownload();
  expect((await buffer(download)).toString()).toBe('first part, last part');
  expect(await exit).toEqual([0, null]);
});

nginxTest.each([
  [{ API_ORIGIN: '' }, 'API_ORIGIN: is not set'],
  [{ API_ORIGIN: 'api.example; return 200' }, 'API_ORIGIN is no origin'],
  [{ API_ORIGIN: 'http://api.example', SITE_HOST: 'a; return 200' }, 'SITE_HOST or PROXIES is wrong'],
])('the container refuses %j with one line', async (variables, message) => {
  const { child, errors } = await startContainer(variables);
  expect(await once(child, 'exit')).toEqual([1, null]);
  const text = (await errors).toString();
  expect(text).toContain(message);
  expect(text.trim().split('\n')).toHaveLength(1);
});
