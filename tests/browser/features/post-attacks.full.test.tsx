import { expect, test } from 'vitest';
import { attacks } from '#tests/browser/support/attacks.ts';
import { testAttacks } from '#tests/browser/support/post-attacks.tsx';

test('the list has enough attacks, all different', () => {
  expect(new Set(attacks).size).toBeGreaterThanOrEqual(150);
});

testAttacks(20, 1);
