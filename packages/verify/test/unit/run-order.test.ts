/** Tests that steps and findings have the order of the plan, whatever runs at the same time. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { recordExchange } from '#verify/diagnosis/step-trace.ts';
import { mapConcurrently } from '#verify/run/map-concurrently.ts';
import { RunAborted } from '#verify/run/run-ends.ts';
import { Runner } from '#verify/run/runner.ts';
import { createContext, exchange } from './run-fixture.ts';

const about = { exchange, outcomes: [] };

/** Runs a step that takes some time and has a finding for each message. */
const runFailingStep = (runner: Runner, title: string, durationMs: number, ...messages: string[]) =>
  runner.runStep(title, async () => {
    await setTimeout(durationMs);
    for (const message of messages) runner.check(false, { rule: 'rule', message }, about);
  });

describe('parts that run at the same time', () => {
  test('have their steps and findings in the order of the parts, also when a later part ends first', async () => {
    const { results, ...context } = createContext();
    await new Runner({ results, ...context }, 'test').runParts([30, 10, 20], async (part, durationMs) => {
      await runFailingStep(part, `${durationMs} ms`, durationMs, `found after ${durationMs} ms`, 'in every part');
      await runFailingStep(part, `after ${durationMs} ms`, 0);
    });
    expect(results.steps.map(({ title, state }) => [title, state])).toEqual([
      ['30 ms', 'failed'],
      ['after 30 ms', 'passed'],
      ['10 ms', 'failed'],
      ['after 10 ms', 'passed'],
      ['20 ms', 'failed'],
      ['after 20 ms', 'passed'],
    ]);
    expect(results.findings.map(({ message, step, count }) => [message, step, count])).toEqual([
      ['found after 30 ms', '30 ms', 1],
      ['in every part', '30 ms', 3],
      ['found after 10 ms', '10 ms', 1],
      ['found after 20 ms', '20 ms', 1],
    ]);
  });

  test('end when the number of findings is limited, and send no more requests', async () => {
    const { results, ...context } = createContext(2);
    const run = new Runner({ results, ...context }, 'test').runParts([1, 2, 30], async (part, durationMs) => {
      await runFailingStep(part, 'a step', durationMs, `found after ${durationMs} ms`);
      await runFailingStep(part, 'a further step', 10, `found later after ${durationMs} ms`);
    });
    await expect(run).rejects.toMatchObject({ isConclusive: true });
    expect(results.findings.map(({ message }) => message)).toEqual(['found after 1 ms', 'found after 2 ms']);
    await expect(context.client.send('getInfo')).rejects.toThrow(RunAborted);
  });
});

describe('actions that run at the same time within a step', () => {
  test('have their results and findings in the order of the items, in one step', async () => {
    const { results, ...context } = createContext();
    const runner = new Runner({ results, ...context }, 'test');
    const found = await runner.runStep('a step', () =>
      runner.runAtOnce([30, 1, 15], async (part, durationMs) => {
        await setTimeout(durationMs);
        part.check(false, { rule: 'rule', message: `found after ${durationMs} ms` }, about);
        return durationMs;
      }),
    );
    expect(found).toEqual([30, 1, 15]);
    const messages = ['found after 30 ms', 'found after 1 ms', 'found after 15 ms'];
    expect(results.findings.map(({ message, step }) => [message, step])).toEqual(
      messages.map((one) => [one, 'a step']),
    );
    expect(results.steps.map(({ title, state, findings }) => [title, state, findings.size])).toEqual([
      ['a step', 'failed', 3],
    ]);
  });

  test('end the step with the failure of the first item', async () => {
    const { results, ...context } = createContext();
    const runner = new Runner({ results, ...context }, 'test');
    await runner.runStep('a step', () =>
      runner.runAtOnce([1, 20, 1], async (part, durationMs) => {
        await setTimeout(durationMs);
        part.requireOrSkip(durationMs === 1, 'the second item cannot be tested');
      }),
    );
    expect(results.steps).toMatchObject([{ state: 'skipped', reason: 'the second item cannot be tested' }]);
  });

  test('have a history of their own exchanges and of those before them, and the step has all of them', async () => {
    const { results, ...context } = createContext();
    const runner = new Runner({ results, ...context }, 'test');
    const record = (by: Runner, url: string) => {
      const own = { ...exchange, url };
      recordExchange(own);
      by.check(false, { rule: 'rule', message: url }, { exchange: own, outcomes: [] });
    };
    await runner.runStep('a step', async () => {
      record(runner, '/before');
      await runner.runAtOnce([10, 1], async (part, durationMs) => {
        await setTimeout(durationMs);
        record(part, `/after ${durationMs} ms`);
      });
      record(runner, '/last');
    });
    expect(results.findings.map(({ history }) => history.map(({ url }) => url))).toEqual([
      [],
      ['/before'],
      ['/before'],
      ['/before', '/after 10 ms', '/after 1 ms'],
    ]);
  });
});

test('as many actions run at a time as the limit permits, and their results have the order of the items', async () => {
  let [running, mostRunning] = [0, 0];
  const action = async (durationMs: number) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await setTimeout(durationMs);
    running -= 1;
    return durationMs;
  };
  const items = [20, 1, 15, 2, 1];
  expect(await mapConcurrently(items, 2, action)).toEqual(items);
  expect(mostRunning).toBe(2);
});
