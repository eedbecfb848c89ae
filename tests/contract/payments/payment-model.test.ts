import { expect, test } from 'vitest';
import { freezeTime } from '#tests/contract/support/frozen-clock.ts';
import { tableTransitions, walkThroughPayments } from './payment-walk.ts';

freezeTime();

const runCount = 60;
const actionsPerRun = 40;

test('a member with random actions in two tabs and a failing network takes every transition of the table of events, no other, and never pays twice', async () => {
  const { transitions, actionCount, paymentCount } = await walkThroughPayments(runCount, actionsPerRun, 20251105);
  expect(transitions).toEqual(tableTransitions);
  expect(actionCount).toBe(runCount * actionsPerRun);
  expect(paymentCount).toBeGreaterThan(runCount / 4);
}, 60_000);
