import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { groupsOf, signalGroup } from './process-tree.ts';
import type { Step } from './steps.ts';

/** The time that a step has after an interrupt to end its browsers and servers and to write its report. */
const graceMs = 5000;

/** The tools write to a pipe, so they cannot detect a terminal themselves. */
const { isTTY } = process.stdout;
const env = isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;

/** The result of a command. */
export type StepResult = { ok: boolean; seconds: number; output: string };

/** A started step. */
export type RunningStep = {
  result: Promise<StepResult>;
  /** Ends the step with all its processes. */
  end: () => void;
};

/**
 * Ends a process, its descendants and their process groups.
 * @returns the function to call when the process has ended; it removes what is left
 */
function endProcesses(child: ChildProcess): () => void {
  const { pid } = child;
  if (pid === undefined) return () => undefined;
  // The groups are read first, because the descendants of a process that has ended cannot be found.
  const groups = groupsOf(pid);
  // The test runners end their browsers, servers and workers when they are interrupted.
  signalGroup(pid, 'SIGINT');
  const kill = () => {
    for (const group of groups) signalGroup(group, 'SIGKILL');
  };
  const timer = setTimeout(() => {
    for (const group of groupsOf(pid)) groups.add(group);
    kill();
  }, graceMs);
  return () => {
    clearTimeout(timer);
    kill();
  };
}

/** Starts the command of a step as a process group. A step that exceeds its time limit is ended. */
export function startStep({ name, command: [tool = '', ...args], env: added, limitMinutes }: Step): RunningStep {
  const started = performance.now();
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...added }, detached: true });
  let output = '';
  let isEnded = false;
  let removeRest = () => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    removeRest = endProcesses(child);
  };
  const timer = setTimeout(() => {
    output += `\ntest: ${name} took longer than ${limitMinutes} minutes and was ended. Look for a test that hangs.\n`;
    end();
  }, limitMinutes * 60_000);
  const result = new Promise<StepResult>((resolve) => {
    const finishStep = (ok: boolean) => {
      clearTimeout(timer);
      const seconds = (performance.now() - started) / 1000;
      resolve({ ok, seconds, output: isTTY ? output : stripVTControlCharacters(output) });
    };
    child.once('error', (error) => {
      output += `${tool} cannot be started: ${error.message}`;
      finishStep(false);
    });
    // A process that a step leaves behind would keep its output open.
    child.once('exit', () => removeRest());
    child.once('close', (code) => finishStep(code === 0 && !isEnded));
  });
  return { result, end };
}
