import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findNginx } from './find-nginx.ts';
import { nginxString } from './syntax.ts';
import { copyNginxFiles } from './write-nginx-files.ts';

/** nginx cannot start. The message is one line with the remedy. */
class NginxError extends Error {}

/** A process of nginx, and the folder of its temporary files and logs, which is removed at the end. */
type NginxProcess = { process: ChildProcess; prefix: string; close: () => Promise<void> };

const startTimeoutMs = 10_000;

/** Returns one line for the error output of nginx. */
function nginxErrorText(output: string): string {
  const [, port, cause] = /bind\(\) to \S+:(\d+) failed \((\d+)/.exec(output) ?? [];
  if (port && cause === '13') return `no permission to use port ${port}. Choose a port above 1023.`;
  if (port) return `port ${port} is in use. End the program that uses it, or choose another port.`;
  const line = /\[(?:emerg|alert|crit)\] (?:\d+#\d+: )?(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return `nginx does not start: ${line || 'it printed no reason'}`;
}

/**
 * Runs nginx in the foreground, with all its files in one folder, and waits until it has opened its ports. The user who runs
 * it needs no rights of the system.
 * @param createServer returns the content of the `http` block, and may write files to a folder
 * @param nginx the program; without it, the installed one
 * @throws NginxError if nginx is missing, a port is in use, or the configuration is wrong
 */
export async function runNginx(
  createServer: (prefix: string) => Promise<string>,
  { workers = 1, nginx = findNginx() } = {},
): Promise<NginxProcess> {
  if (!nginx)
    throw new NginxError('nginx is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static');
  const prefix = await mkdtemp(join(tmpdir(), 'society-nginx-'));
  const server = await createServer(prefix).catch(async (error: Error) => {
    await rm(prefix, { recursive: true, force: true });
    throw error;
  });
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const config = `daemon off;
${process.getuid?.() === 0 ? 'user root; # Another user may not read the build.' : ''}
${nginx.brotliModule ? `load_module ${nginxString(nginx.brotliModule)};` : ''}
worker_processes ${workers};
worker_rlimit_nofile 4096;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http { ${folders.join(' ')} access_log off; sendfile on; tcp_nopush on; ${server} }
`;
  await writeFile(join(prefix, 'nginx.conf'), config);
  const child = spawn(nginx.program, ['-p', prefix, '-e', 'stderr', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-20_000);
  });
  const ended = once(child, 'close');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(prefix, { recursive: true, force: true });
  };
  const started = performance.now();
  // nginx writes this file after it has opened its ports.
  while (!(await readFile(join(prefix, 'nginx.pid'), 'utf8').catch(() => ''))) {
    // nginx tries to open a port for some seconds. The first failure is enough.
    const hasFailed = child.exitCode !== null || output.includes('[emerg]');
    if (hasFailed || performance.now() - started > startTimeoutMs) {
      await close();
      throw new NginxError(nginxErrorText(output));
    }
    await wait(5);
  }
  return { process: child, prefix, close };
}

/** A build, and where nginx serves it without TLS. `api` is the URL of the API. */
type PlainSite = { folder: string; port: number; api: string; workers?: number };

/**
 * Serves a build by nginx on plain HTTP.
 * @param edit changes the text of a file of the configuration
 * @throws NginxError
 */
export async function startNginx({ folder, port, api, workers = 1 }: PlainSite, edit?: (text: string) => string) {
  const { protocol, hostname, host, port: apiPort } = new URL(api);
  const scheme = protocol.slice(0, -1);
  const { brotliModule } = findNginx() ?? {};
  const createServer = async (prefix: string) => {
    const files = join(prefix, 'site');
    await copyNginxFiles(folder, files, edit);
    return `include "${files}/http.conf";
upstream site_api { server ${hostname}:${apiPort || (scheme === 'https' ? 443 : 80)}; keepalive 16; keepalive_timeout 4s; }
map "" $site_api_scheme { default ${scheme}; }
map "" $site_api_host { default "${host}"; }
server { listen 127.0.0.1:${port}; ${brotliModule ? 'brotli_static on;' : ''} include "${files}/site.conf"; }`;
  };
  return { url: `http://127.0.0.1:${port}`, ...(await runNginx(createServer, { workers })) };
}
