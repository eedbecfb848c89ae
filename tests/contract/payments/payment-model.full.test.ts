import { expect, test } from 'vitest';
import { freezeTime } from '#tests/contract/support/frozen-clock.ts';
import { tableTransitions, walkThroughPayments } from './payment-walk.ts';

freezeTime();

const runCount = 600;
const actionsPerRun = 40;

test('many members with random actions in two tabs and a failing network takes every transition of the table of events, no other, and never pays twice', async () => {
  const { transitions, actionCount, paymentCount } = await walkThroughPayments(runCount, actionsPerRun, 20251106);
  expect(transitions).toEqual(tableTransitions);
  expect(actionCount).toBe(runCount * actionsPerRun);
  expect(paymentCount).toBeGreaterThan(runCount / 4);
}, 240_000);
