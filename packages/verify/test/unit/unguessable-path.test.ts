/** Tests the comparison of the random parts of file paths, which the contract does not describe by a pattern. */
import { expect, test } from 'vitest';
import { haveDifferentKeys, withOtherKey } from '#verify/files/unguessable-path.ts';

const path = (number: number, key: string) => `/api/files/${number}-${key}/초록.docx`;

test.each([
  ['random parts', '27bc6c510e13b8fe0d356daa92ed97b0', '0ff6f4bbfaf422d4f22d3e2b184c0b1e', true],
  ['a constant', 'a'.repeat(32), 'a'.repeat(32), false],
  ['a number with leading zeros', '5401'.padStart(32, '0'), '5402'.padStart(32, '0'), false],
  ['no random part', '', '', false],
])('%s: the secrets of two paths are different', (_, one, other, expected) => {
  expect(haveDifferentKeys([path(5401, one), path(5402, other)])).toBe(expected);
});

test.each([
  ['27bc6c510e13b8fe0d356daa92ed97b0', '27bc6c510e13b8fe1d467daa03ed08b1'],
  ['abcdefabcdefabcdefabcdefabcdefab', 'abcdefabcdefabcdffbcdeffbcdeffbc'],
])('another secret than %s has the same form, and the number of the file stays', (key, other) => {
  expect(withOtherKey(path(5401, key))).toBe(path(5401, other));
});
