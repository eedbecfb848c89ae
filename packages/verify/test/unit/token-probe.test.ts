import { expect, test } from 'vitest';
import { mostFrequent } from '#verify/workflows/account/token-expiry.ts';

test.each<[readonly [string | null, ...(string | null)[]], string | null]>([
  [['97', '97', null], '97'],
  [[null, '97', '97'], '97'],
  [[null, '97'], null],
  [['97', '84', null], '97'],
  [['84'], '84'],
])('of the codes %j, the most frequent one is %s', (codes, expected) => {
  expect(mostFrequent(codes)).toBe(expected);
});
