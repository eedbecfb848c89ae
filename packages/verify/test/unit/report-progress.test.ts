import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from '#verify/report/report-progress.ts';
import { RunProgress } from '#verify/run/run-progress.ts';
import { RunResults } from '#verify/run/run-results.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a terminal shows one line, which is rewritten and fits its width', () => {
  const progress = new RunProgress();
  const written: string[] = [];
  const end = showProgress(progress, { isTTY: true, columns: 70, write: (text) => written.push(text) });
  progress.workflowCount = 12;
  progress.requestCount = 340;
  progress.beginWorkflow('boards');
  progress.countStep({ workflow: 'boards', title: '', state: 'failed', operations: [], findings: [], durationMs: 1 });
  vi.advanceTimersByTime(65_000);
  end();
  const lastLine = written.at(-2) ?? '';
  expect(lastLine).toBe('\r\u001b[K1:05, 0 of 12 workflows, steps: 1, failed: 1, requests: 340, running:');
  expect(written.at(-1)).toBe('\r\u001b[K');
  expect(written.join('')).not.toContain('\n');
});

test('an output that is not a terminal gets one line for each finished workflow', () => {
  const progress = new RunProgress();
  const written: string[] = [];
  showProgress(progress, { write: (text) => written.push(text) });
  progress.beginWorkflow('boards');
  vi.advanceTimersByTime(1500);
  expect(written).toEqual([]);
  progress.endWorkflow('boards', new RunResults());
  expect(written).toEqual(['boards: 1.5 s, steps: 0, findings: 0\n']);
});
