import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';

/** The PATH of an ordinary user on Debian has no programs of the system. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Returns the file of the module that sends `.br` files. nginx writes the options of its build to the error output. */
function brotliModule(): string {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8', env });
  return join(/--modules-path=(\S+)/.exec(stderr ?? '')?.[1] ?? '', 'ngx_http_brotli_static_module.so');
}

/**
 * Declares a test that needs nginx with its brotli module. The set-up of the tests installs both on Debian. On other
 * machines it prints that these tests are skipped.
 */
export const nginxTest = test.skipIf(!existsSync(brotliModule()));

/**
 * Copies the nginx configuration of a build that is not published, with the absolute path of its folder.
 * @param into the folder of the copy
 * @param edit changes the text of a file
 */
export async function copyNginxFiles(folder: string, into: string, edit = (text: string) => text): Promise<void> {
  const from = join(folder, 'hosting/nginx');
  await mkdir(into, { recursive: true });
  for (const name of await readdir(from)) {
    const text = (await readFile(join(from, name), 'utf8')).replaceAll('/path/of/the/release/hosting/nginx', into);
    await writeFile(join(into, name), edit(text.replaceAll('/path/of/the/release', resolve(folder))));
  }
}

/**
 * Runs nginx until the end of the test, with all its files in one folder, so that it needs no rights of the system.
 * @param createServer returns the content of the `http` block, and may write files to the folder
 * @returns the folder, and a function that makes nginx read its configuration again
 */
export async function runNginx(createServer: (prefix: string) => Promise<string>) {
  const prefix = await mkdtemp(join(tmpdir(), 'society-nginx-'));
  onTestFinished(() => rm(prefix, { recursive: true, force: true }));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const config = `daemon off;
${process.getuid?.() === 0 ? 'user root; # Another user may not read the build.' : ''}
load_module "${brotliModule()}";
worker_rlimit_nofile 4096;
pid nginx.pid;
events { worker_connections 1024; }
http { ${folders.join(' ')} access_log off; ${await createServer(prefix)} }
`;
  await writeFile(join(prefix, 'nginx.conf'), config);
  const log = join(prefix, 'error.log');
  const child = spawn('nginx', ['-p', prefix, '-e', log, '-c', 'nginx.conf'], { stdio: 'ignore', env });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  // nginx writes the file with its number after it has opened its ports.
  const readLog = async () => existsSync(join(prefix, 'nginx.pid')) || readFile(log, 'utf8').catch(() => '');
  await expect.poll(readLog, { timeout: 10_000 }).toBe(true);
  return { prefix, reload: () => child.kill('SIGHUP') };
}

/**
 * Serves a build by nginx on plain HTTP until the end of the test.
 * @param api the URL of the API, with its port; by default, nothing listens there
 * @param edit changes the text of a file of the configuration
 * @returns the URL of the site
 */
export async function startPlainSite(api = 'http://127.0.0.1:9', folder = 'dist', edit?: (text: string) => string) {
  const port = await freePort();
  const { host } = new URL(api);
  await runNginx(async (prefix) => {
    const files = join(prefix, 'site');
    await copyNginxFiles(folder, files, edit);
    return `include "${files}/http.conf";
upstream site_api { server ${host}; keepalive 16; keepalive_timeout 4s; }
map "" $site_api_scheme { default http; }
map "" $site_api_host { default "${host}"; }
server { listen 127.0.0.1:${port}; brotli_static on; include "${files}/site.conf"; }`;
  });
  return `http://127.0.0.1:${port}`;
}
