import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { freezeTime } from '#tests/contract/support/frozen-clock.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { Payer, Tab } from './payment-commands.ts';

freezeTime();

const runCount = 300;
const actionsPerRun = 40;

/** The transitions of the diagram in docs/frontend.md, as 'from > to'. */
async function diagramTransitions(): Promise<string[]> {
  const text = await readFile('docs/frontend.md', 'utf8');
  const expectedTransitions = /```mermaid\nstateDiagram-v2\n(.*?)```/s.exec(text)?.[1] ?? '';
  const arrows = [...expectedTransitions.matchAll(/^\s*(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} > ${to}`);
  return [...new Set(arrows)].sort();
}

const transitions = new Set<string>();
const states = new Set<string>();
let actionCount = 0;
let paymentCount = 0;

/** One walk: each number chooses a tab and what is done there. */
async function runActions(choices: readonly number[]): Promise<void> {
  const payer = new Payer(new Visitor());
  await payer.logIn();
  const tabs = [new Tab(payer), new Tab(payer)] as const;
  for (const choice of choices) {
    const tab = tabs[choice % 2 === 0 ? 0 : 1];
    const before = tab.state;
    const possible = Object.values(tab.actions);
    await possible[(choice >> 1) % possible.length]?.();
    actionCount += 1;
    states.add(tab.state);
    if (before !== tab.state) transitions.add(`${before} > ${tab.state}`);

    const paid = await payer.paymentMethods();
    expect(paid.length, 'the fee is paid once at most').toBeLessThanOrEqual(1);
    expect(tab.foreignUrls, 'the browser goes to the payment page alone').toEqual([]);
    // What was confirmed stays on the screen; when it was, the server had it.
    if (tab.state === 'confirmed') expect(paid, 'what is confirmed is recorded').toEqual(['카드결제']);
  }
  paymentCount += (await payer.paymentMethods()).length;
}

describe('a member who does anything in two tabs, over a network that fails', () => {
  let picture: string[] = [];
  beforeAll(async () => {
    picture = await diagramTransitions();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(0xffff), { minLength: actionsPerRun, maxLength: actionsPerRun }), runActions),
      {
        numRuns: runCount,
        seed: 20251105,
      },
    );
  }, 120_000);

  test('never pays twice, and is never told of a payment that the server doesn’t have', () => {
    expect(actionCount).toBe(runCount * actionsPerRun);
    expect(paymentCount).toBeGreaterThan(runCount / 4);
  });

  test('passes every state and every transition of the diagram in docs/frontend.md, and no other', () => {
    console.log(
      `payment: ${states.size} states, ${transitions.size} transitions, ${actionCount} deeds, ${paymentCount} payments`,
    );
    expect([...transitions].sort()).toEqual(picture);
  });
});
