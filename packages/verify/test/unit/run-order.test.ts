/** Tests that steps and findings have the order of the plan, whatever runs at the same time. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { recordExchange } from '#verify/diagnosis/step-trace.ts';
import { RunAborted } from '#verify/run/run-ends.ts';
import { Runner } from '#verify/run/runner.ts';
import { createIdleContext, exchange } from './run-fixture.ts';

const about = { exchange, outcomes: [] };

/** Runs a step that takes some time and has a finding for each message. */
const runFailingStep = (runner: Runner, title: string, durationMs: number, ...messages: string[]) =>
  runner.runStep(title, async () => {
    await setTimeout(durationMs);
    for (const message of messages) runner.check(false, { rule: 'rule', message }, about);
  });

test('parts at the same time have their steps and findings in the order of the parts', async () => {
  const { results, ...context } = createIdleContext();
  await new Runner({ results, ...context }, 'test').runParts([30, 10], async (part, durationMs) => {
    await runFailingStep(part, `${durationMs} ms`, durationMs, `found after ${durationMs} ms`, 'in every part');
    await runFailingStep(part, `after ${durationMs} ms`, 0);
  });
  expect(results.steps.map(({ title, state }) => [title, state])).toEqual([
    ['30 ms', 'failed'],
    ['after 30 ms', 'passed'],
    ['10 ms', 'failed'],
    ['after 10 ms', 'passed'],
  ]);
  expect(results.findings.map(({ message, step, count }) => [message, step, count])).toEqual([
    ['found after 30 ms', '30 ms', 1],
    ['in every part', '30 ms', 2],
    ['found after 10 ms', '10 ms', 1],
  ]);
});

test('parts end when the number of findings is limited, and send no more requests', async () => {
  const { results, ...context } = createIdleContext(2);
  const run = new Runner({ results, ...context }, 'test').runParts([1, 2, 30], async (part, durationMs) => {
    await runFailingStep(part, 'a step', durationMs, `found after ${durationMs} ms`);
    await runFailingStep(part, 'a further step', 10, `found later after ${durationMs} ms`);
  });
  await expect(run).rejects.toMatchObject({ isConclusive: true });
  expect(results.findings.map(({ message }) => message)).toEqual(['found after 1 ms', 'found after 2 ms']);
  await expect(context.client.send('getInfo')).rejects.toThrow(RunAborted);
});

test('actions at the same time within a step have results, findings and a history of their own, in their order', async () => {
  const { results, ...context } = createIdleContext();
  const runner = new Runner({ results, ...context }, 'test');
  const record = (by: Runner, url: string) => {
    const own = { ...exchange, url };
    recordExchange(own);
    by.check(false, { rule: 'rule', message: url }, { exchange: own, outcomes: [] });
  };
  const found = await runner.runStep('a step', async () => {
    record(runner, '/before');
    const all = await runner.runAtOnce([10, 1], async (part, durationMs) => {
      await setTimeout(durationMs);
      record(part, `/after ${durationMs} ms`);
      return durationMs;
    });
    record(runner, '/last');
    return all;
  });
  expect(found).toEqual([10, 1]);
  expect(results.findings.map(({ message, history }) => [message, history.map(({ url }) => url)])).toEqual([
    ['/before', []],
    ['/after 10 ms', ['/before']],
    ['/after 1 ms', ['/before']],
    ['/last', ['/before', '/after 10 ms', '/after 1 ms']],
  ]);
});

test('actions at the same time end the step with the failure of the first item', async () => {
  const { results, ...context } = createIdleContext();
  const runner = new Runner({ results, ...context }, 'test');
  await runner.runStep('a step', () =>
    runner.runAtOnce([1, 20, 1], async (part, durationMs) => {
      await setTimeout(durationMs);
      part.requireOrSkip(durationMs === 1, 'the second item cannot be tested');
    }),
  );
  expect(results.steps).toMatchObject([{ state: 'skipped', reason: 'the second item cannot be tested' }]);
});
