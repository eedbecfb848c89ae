import { expect, it } from 'vitest';
import { testSessionRules } from './session-properties.ts';

it('sends no request three times or for another member, ends no valid session and restores no ended one', async () => {
  const { counts, orders } = await testSessionRules(300);
  // The property is only useful if each kind of run occurs.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(3);
  expect(orders).toBeGreaterThan(200);
}, 60_000);
