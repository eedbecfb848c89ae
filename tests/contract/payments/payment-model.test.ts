import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { paymentEvents } from '#src/features/payment/payment-states.ts';
import { freezeTime } from '#tests/contract/support/frozen-clock.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { Payer, Tab } from './payment-commands.ts';

freezeTime();

const runCount = 300;
const actionsPerRun = 40;

/** The transitions of the table as 'from > to'. */
const tableTransitions = new Set(
  Object.values(paymentEvents).flatMap(({ from, to }) => from.map((state) => `${state} > ${to}`)),
);

const transitions = new Set<string>();
const states = new Set<string>();
let actionCount = 0;
let paymentCount = 0;

/** Runs a sequence of actions. Each number chooses a tab and one of its actions. */
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
    expect(tab.foreignUrls, 'the browser opens only the payment page').toEqual([]);
    // A tab keeps showing a confirmed payment, so the server must have recorded it.
    if (tab.state === 'confirmed') expect(paid, 'a confirmed payment is recorded').toEqual(['카드결제']);
  }
  paymentCount += (await payer.paymentMethods()).length;
}

describe('a member with random actions in two tabs and a failing network', () => {
  beforeAll(async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(0xffff), { minLength: actionsPerRun, maxLength: actionsPerRun }), runActions),
      {
        numRuns: runCount,
        seed: 20251105,
      },
    );
  }, 120_000);

  test('never pays twice and never sees a confirmation of an unrecorded payment', () => {
    expect(actionCount).toBe(runCount * actionsPerRun);
    expect(paymentCount).toBeGreaterThan(runCount / 4);
  });

  test('takes every transition of the table of events, and no other', () => {
    console.log(
      `payment: ${states.size} states, ${transitions.size} transitions, ${actionCount} actions, ${paymentCount} payments`,
    );
    expect([...transitions].sort()).toEqual([...tableTransitions].sort());
  });
});
