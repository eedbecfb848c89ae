import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { recordExchange } from '#verify/diagnosis/step-trace.ts';
import { RunAborted } from '#verify/run/run-aborted.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createContext, exchange } from './run-fixture.ts';

/** Runs a step whose parts take the given times in milliseconds, and record a finding each. */
async function runStepOfParts(durations: number[], maxFindings = 0) {
  const context = createContext(maxFindings);
  const runner = new WorkflowRunner(context, 'test');
  const found = await runner.runStep('a step', () =>
    runAtOnce(runner, durations, async (part, durationMs) => {
      await setTimeout(durationMs);
      part.check(false, { rule: 'rule', message: `found after ${durationMs} ms` }, { exchange, outcomes: ['notices'] });
      return durationMs;
    }),
  );
  return { results: context.results, found };
}

describe('actions that run at the same time within a step', () => {
  test('have their results and findings in the order of the items, in one step', async () => {
    const { results, found } = await runStepOfParts([30, 1, 15]);
    expect(found).toEqual([30, 1, 15]);
    expect(results.findings.map(({ message, step }) => [message, step])).toEqual([
      ['found after 30 ms', 'a step'],
      ['found after 1 ms', 'a step'],
      ['found after 15 ms', 'a step'],
    ]);
    expect(results.steps.map(({ title, state, findings }) => [title, state, findings.length])).toEqual([
      ['a step', 'failed', 3],
    ]);
  });

  test('report the first item when the number of findings is limited, also when a later one ends first', async () => {
    const context = createContext(1);
    const runner = new WorkflowRunner(context, 'test');
    const step = runner.runStep('a step', () =>
      runAtOnce(runner, [20, 1], async (part, durationMs) => {
        await setTimeout(durationMs);
        part.check(false, { rule: 'rule', message: `after ${durationMs} ms` }, { exchange, outcomes: [] });
      }),
    );
    await expect(step).rejects.toThrow(RunAborted);
    expect(context.results.findings.map(({ message }) => message)).toEqual(['after 20 ms']);
  });

  test('end the step with the failure of the first item, without the findings of later items', async () => {
    const context = createContext();
    const runner = new WorkflowRunner(context, 'test');
    await runner.runStep('a step', () =>
      runAtOnce(runner, [1, 20, 1], async (part, durationMs) => {
        await setTimeout(durationMs);
        part.check(false, { rule: 'rule', message: `after ${durationMs} ms` }, { exchange, outcomes: [] });
        part.requireOrSkip(durationMs === 1, 'the second item cannot be tested');
      }),
    );
    expect(context.results.findings.map(({ message }) => message)).toEqual(['after 1 ms', 'after 20 ms']);
    expect(context.results.steps).toMatchObject([{ reason: 'the second item cannot be tested' }]);
  });

  test('have a history of their own exchanges and of those before them, and the step has all of them', async () => {
    const context = createContext();
    const runner = new WorkflowRunner(context, 'test');
    const exchangeOf = (url: string) => ({ ...exchange, url });
    await runner.runStep('a step', async () => {
      recordExchange(exchangeOf('/before'));
      await runAtOnce(runner, [10, 1], async (part, durationMs) => {
        await setTimeout(durationMs);
        const own = exchangeOf(`/after ${durationMs} ms`);
        recordExchange(own);
        part.check(false, { rule: 'rule', message: own.url }, { exchange: own, outcomes: [] });
      });
      const last = exchangeOf('/last');
      recordExchange(last);
      runner.check(false, { rule: 'rule', message: last.url }, { exchange: last, outcomes: [] });
    });
    expect(context.results.findings.map(({ history }) => history.map(({ url }) => url))).toEqual([
      ['/before'],
      ['/before'],
      ['/before', '/after 10 ms', '/after 1 ms'],
    ]);
  });
});
