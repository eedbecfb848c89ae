import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { RunAborted } from '#verify/run/run-aborted.ts';
import { mapConcurrently, runBranches } from '#verify/run/run-branches.ts';
import type { RunContext } from '#verify/run/run-context.ts';
import { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createContext, exchange } from './run-fixture.ts';

/** Runs a step that takes some time and has a finding for each message. */
const runFailingStep = (context: RunContext, title: string, durationMs: number, ...messages: string[]) =>
  new WorkflowRunner(context, 'test').runStep(title, async () => {
    await setTimeout(durationMs);
    for (const message of messages) context.results.addFinding(exchange, { rule: 'rule', message });
  });

describe('parts that run at the same time', () => {
  test('have their steps and findings in the order of the parts, also when a later part ends first', async () => {
    const context = createContext();
    await runBranches(context, [30, 10, 20], 3, async (branch, durationMs) => {
      await runFailingStep(branch, `${durationMs} ms`, durationMs, `found after ${durationMs} ms`, 'in every part');
    });
    const { steps, findings } = context.results;
    expect(steps.map(({ title, state }) => [title, state])).toEqual([
      ['30 ms', 'failed'],
      ['10 ms', 'failed'],
      ['20 ms', 'failed'],
    ]);
    expect(findings.map(({ message, step, count }) => [message, step, count])).toEqual([
      ['found after 30 ms', '30 ms', 1],
      ['in every part', '30 ms', 3],
      ['found after 10 ms', '10 ms', 1],
      ['found after 20 ms', '20 ms', 1],
    ]);
    for (const step of steps) for (const finding of step.findings) expect(findings).toContain(finding);
  });

  test('continue when an earlier part has a failed step', async () => {
    const context = createContext();
    await runBranches(context, ['first', 'second'], 1, async (branch, name) => {
      await runFailingStep(branch, `${name} fails`, 0, `${name} is wrong`);
      await runFailingStep(branch, `${name} passes`, 0);
    });
    expect(context.results.findings).toHaveLength(2);
    expect(context.results.steps.filter(({ state }) => state === 'passed')).toHaveLength(2);
  });

  test('report the findings of the first parts when the number of findings is limited', async () => {
    const context = createContext(2);
    const run = runBranches(context, [20, 1, 1], 3, async (branch, durationMs) => {
      await runFailingStep(branch, 'a step', durationMs, `found after ${durationMs} ms`);
      await runFailingStep(branch, 'a further step', durationMs, `found later after ${durationMs} ms`);
    });
    await expect(run).rejects.toMatchObject({ isConclusive: true });
    expect(context.results.findings.map(({ message }) => message)).toEqual([
      'found after 20 ms',
      'found later after 20 ms',
    ]);
  });

  test('keep what was found before the run had to end, and send no more requests', async () => {
    const context = createContext();
    const run = runBranches(context, ['found', 'stopped'], 2, async (branch, name) => {
      await runFailingStep(branch, 'first step', 1, `${name} 1`);
      if (name === 'stopped') throw new RunAborted('the server stopped responding.');
      await setTimeout(10);
      await runFailingStep(branch, 'second step', 1, `${name} 2`);
    });
    await expect(run).rejects.toThrow('the server stopped responding.');
    expect(context.results.findings.map(({ message }) => message)).toEqual(['found 1', 'found 2', 'stopped 1']);
    await expect(context.client.send('getInfo')).rejects.toThrow('the server stopped responding.');
  });
});

test('actions run at a time up to the limit, and their results are reported in the order of the items', async () => {
  let running = 0;
  let mostRunning = 0;
  const reported: number[] = [];
  const action = async (durationMs: number) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await setTimeout(durationMs);
    running -= 1;
    return durationMs;
  };
  const items = [20, 1, 15, 2, 1];
  expect(await mapConcurrently(items, 2, action, (result) => reported.push(result))).toEqual(items);
  expect(mostRunning).toBe(2);
  expect(reported).toEqual(items);
});
