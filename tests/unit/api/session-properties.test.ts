// @module-tag slow

import { expect, it } from 'vitest';
import { testSessionRules, testSingleRefresh } from './session-properties.ts';

it('keeps the session rules for any order of requests, logins and logouts in two tabs', async () => {
  const { counts, orders } = await testSessionRules(3_000);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  expect(orders).toBeGreaterThan(2_000);
}, 240_000);

it('refreshes an expired token once for fifty requests, in any order of responses', async () => {
  expect(await testSingleRefresh(400)).toBe(400);
}, 240_000);
