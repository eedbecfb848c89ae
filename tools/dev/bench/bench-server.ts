import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#tools/dev/start/free-port.ts';

/** A server under test, by the command that starts it on a port. */
export type Contender = { name: string; command: (port: number) => string[]; question: RequestInit & { path: string } };

export type RunningServer = {
  address: string;
  readyMs: number;
  process: ChildProcess;
  stopServer: () => Promise<void>;
};

const startTimeoutMs = 30_000;

/** Starts a server and asks until it answers for the first time. */
export async function startContender({ name, command, question }: Contender): Promise<RunningServer> {
  const port = await freePort();
  const [tool = '', ...args] = command(port);
  const started = performance.now();
  const child = spawn(tool, args, { stdio: 'ignore' });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  const address = `http://127.0.0.1:${port}`;
  while (performance.now() - started < startTimeoutMs && child.exitCode === null) {
    const response = await fetch(address + question.path, question).catch(() => null);
    if (response?.ok) {
      await response.arrayBuffer();
      return { address, readyMs: performance.now() - started, process: child, stopServer: end };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await end();
  throw new Error(`${name} does not answer.`);
}

/** The memory of a process now, in MB. */
export const memoryUsage = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
