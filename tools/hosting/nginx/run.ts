import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostingTable } from '#tools/hosting/table.ts';
import { findNginx, type Nginx } from './find-nginx.ts';
import { mainFile } from './main-config.ts';
import { type PlainServer, plainServer } from './plain-server.ts';
import { type SecureServer, secureServer } from './secure-server.ts';
import { writeNginxFiles } from './write-nginx-files.ts';

/** The build and its table, and the server: on plain HTTP, or with TLS by the administrator's file. */
export type NginxOptions = {
  /** The folder of the build. */
  folder: string;
  table: HostingTable;
  /** The folder of the assets; without it, that of the build. */
  assets?: string;
  /** The folder of the generated files of a release; without it, they are written for this server. */
  generated?: string;
  workers?: number;
  /** The program; without it, the installed one. */
  nginx?: Nginx | null;
} & (({ tls?: undefined } & PlainServer) | { tls: SecureServer });

/** A running nginx. */
export type RunningNginx = {
  /** The URL of the site, such as `http://127.0.0.1:4173`. */
  url: string;
  process: ChildProcess;
  /** The folder of its temporary files and logs. It is removed at the end. */
  prefix: string;
  close: () => Promise<void>;
};

/** nginx cannot start. The message is one line with the remedy. */
export class NginxError extends Error {}

const startTimeoutMs = 10_000;

/** Returns one line for the error output of nginx. */
export function nginxErrorText(output: string): string {
  const port = /bind\(\) to \S+:(\d+) failed \(\d+: Address already in use\)/.exec(output)?.[1];
  if (port) return `port ${port} is in use. End the program that uses it, or choose another port.`;
  const denied = /bind\(\) to \S+:(\d+) failed \(13/.exec(output)?.[1];
  if (denied) return `no permission to use port ${denied}. Choose a port above 1023.`;
  const cause = /\[(?:emerg|alert|crit)\] (?:\d+#\d+: )?(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return `nginx does not start: ${cause || 'it printed no reason'}`;
}

/**
 * Starts nginx in the foreground for a build, and waits until it accepts connections.
 * @throws NginxError if nginx is missing, a port is in use, or the configuration is wrong
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const nginx = options.nginx === undefined ? findNginx() : options.nginx;
  if (!nginx)
    throw new NginxError('nginx is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static');
  const root = resolve(options.folder);
  const prefix = await mkdtemp(join(tmpdir(), 'society-nginx-'));
  const generated = options.generated ?? join(prefix, 'generated');
  const removePrefix = () => rm(prefix, { recursive: true, force: true });
  try {
    if (!options.generated)
      await writeNginxFiles(
        options.table,
        { root, assets: resolve(options.assets ?? join(root, 'assets')) },
        generated,
      );
    const server = options.tls ? secureServer(options.tls, generated, nginx) : plainServer(options, generated, nginx);
    await writeFile(join(prefix, 'nginx.conf'), mainFile({ nginx, prefix, workers: options.workers ?? 1, server }));
  } catch (error) {
    await removePrefix();
    throw new NginxError(error instanceof Error ? error.message : String(error), { cause: error });
  }

  const arguments_ = ['-p', prefix, '-e', 'stderr', '-c', join(prefix, 'nginx.conf')];
  const child = spawn(nginx.program, arguments_, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-20_000);
  });
  const ended = once(child, 'exit');
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
    await removePrefix();
  };
  const port = options.tls ? options.tls.httpsPort : options.port;
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
  return {
    url: options.tls ? `https://${options.tls.hosts.site}:${port}` : `http://127.0.0.1:${port}`,
    process: child,
    prefix,
    close,
  };
}
