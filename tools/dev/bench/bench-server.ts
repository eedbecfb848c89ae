import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programCommand } from '#tools/command/package-program.ts';
import { freePort } from '#tools/dev/start/free-port.ts';

/** A server to measure: the command that starts it on a port, and the request for the time until the first response. */
export type Contender = { name: string; command: (port: number) => string[]; request: RequestInit & { path: string } };

/** A server that responds. `readyMs` is the time from its start to the first response. */
export type RunningServer = {
  address: string;
  readyMs: number;
  process: ChildProcess;
  stop: () => Promise<void>;
};

const startTimeoutMs = 30_000;

/**
 * Starts a server and sends requests until the first success.
 * @throws Error if the server ends or does not respond within 30 seconds
 */
export async function startContender({ name, command, request }: Contender): Promise<RunningServer> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(...programCommand(command(port)), { stdio: 'ignore' });
  const stopServer = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  const address = `http://127.0.0.1:${port}`;
  while (performance.now() - started < startTimeoutMs && child.exitCode === null) {
    const response = await fetch(address + request.path, request).catch(() => null);
    if (response?.ok) {
      await response.arrayBuffer();
      return { address, readyMs: performance.now() - started, process: child, stop: stopServer };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stopServer();
  throw new Error(`${name} does not respond.`);
}

/** Returns the resident memory of a process in MB. */
export const memoryUsage = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
