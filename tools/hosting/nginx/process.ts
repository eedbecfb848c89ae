import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type MainOptions, mainFile } from './main-config.ts';

/** nginx cannot start. The message is one line with the remedy. */
export class NginxError extends Error {}

const startTimeoutMs = 10_000;

/** Returns one line for the error output of nginx. */
function nginxErrorText(output: string): string {
  const port = /bind\(\) to \S+:(\d+) failed \(\d+: Address already in use\)/.exec(output)?.[1];
  if (port) return `port ${port} is in use. End the program that uses it, or choose another port.`;
  const denied = /bind\(\) to \S+:(\d+) failed \(13/.exec(output)?.[1];
  if (denied) return `no permission to use port ${denied}. Choose a port above 1023.`;
  const cause = /\[(?:emerg|alert|crit)\] (?:\d+#\d+: )?(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return `nginx does not start: ${cause || 'it printed no reason'}`;
}

/** A process of nginx. */
export type NginxProcess = {
  process: ChildProcess;
  /** The folder of its temporary files and logs. It is removed at the end. */
  prefix: string;
  close: () => Promise<void>;
};

/**
 * Starts nginx in the foreground, and waits until it has opened its ports.
 * @param options the parts of its main file, which is written to the prefix
 * @throws NginxError if a port is in use or the configuration is wrong
 */
export async function startProcess(options: MainOptions): Promise<NginxProcess> {
  const { nginx, prefix } = options;
  const config = join(prefix, 'nginx.conf');
  await writeFile(config, mainFile(options));
  const child = spawn(nginx.program, ['-p', prefix, '-e', 'stderr', '-c', config], {
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
