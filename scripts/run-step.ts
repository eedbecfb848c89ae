import { type ChildProcess, spawn } from 'node:child_process';
import type { Step } from './steps';

/** A step that takes longer hangs; on two cores the slowest takes a fraction of it. */
const limit = 8 * 60_000;

const children = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

/** Runs the command of a step, and keeps what it writes. */
export function runStep({ command: [tool = '', ...args] }: Step): Promise<{
  ok: boolean;
  seconds: number;
  output: string;
}> {
  const started = performance.now();
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const timer = setTimeout(() => {
    output += `\ntest: ended after ${limit / 60_000} minutes.\n`;
    child.kill();
  }, limit);
  return new Promise((resolve) => {
    const end = (ok: boolean) => {
      clearTimeout(timer);
      children.delete(child);
      resolve({ ok, seconds: (performance.now() - started) / 1000, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
