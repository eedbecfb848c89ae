import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.ts';

/** The time limit of a step. On two cores, the slowest step takes about half of it. */
const stepTimeoutMs = 30 * 60_000;

/** The tools write to a pipe, so they cannot detect a terminal themselves. */
const { isTTY } = process.stdout;
const env = isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;

const children = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

/**
 * Runs the command of a step.
 * @returns whether it succeeded, its duration and its output
 */
export function runStep({ command: [tool = '', ...args], env: added }: Step): Promise<{
  ok: boolean;
  seconds: number;
  output: string;
}> {
  const started = performance.now();
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...added } });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const timer = setTimeout(() => {
    output += `\ntest: ended after ${stepTimeoutMs / 60_000} minutes.\n`;
    child.kill();
  }, stepTimeoutMs);
  return new Promise((resolve) => {
    const finishStep = (ok: boolean) => {
      clearTimeout(timer);
      children.delete(child);
      resolve({
        ok,
        seconds: (performance.now() - started) / 1000,
        output: isTTY ? output : stripVTControlCharacters(output),
      });
    };
    child.once('error', (error) => {
      output += error.message;
      finishStep(false);
    });
    child.once('close', (code) => finishStep(code === 0));
  });
}
