/** Tests the comparison of the random parts of file paths. */
import { expect, test } from 'vitest';
import { haveDifferentKeys, withOtherKey } from '#verify/files/unguessable-path.ts';

const path = (number: number, key: string) => `/api/files/${number}-${key}/초록.docx`;

test('accepts random parts that differ', () => {
  const keys = [
    '27bc6c510e13b8fe0d356daa92ed97b0',
    '0ff6f4bbfaf422d4f22d3e2b184c0b1e',
    '77b8f4d1dca2d16da69b89d4d8f2af01',
  ];
  expect(haveDifferentKeys(keys.map((key, index) => path(5400 + index, key)))).toBe(true);
});

test.each([
  ['a constant', 'a'.repeat(32), 'a'.repeat(32)],
  ['a number with leading zeros', '5401'.padStart(32, '0'), '5402'.padStart(32, '0')],
])('rejects %s as random part', (_, one, other) => {
  expect(haveDifferentKeys([path(5401, one), path(5402, other)])).toBe(false);
});

test('rejects paths without a random part', () => {
  expect(haveDifferentKeys(['/files/1/a.docx', '/files/2/b.docx'])).toBe(false);
});

test.each([
  ['digits', '27bc6c510e13b8fe0d356daa92ed97b0', '27bc6c510e13b8fe1d467daa03ed08b1'],
  ['letters alone', 'abcdefabcdefabcdefabcdefabcdefab', 'abcdefabcdefabcdffbcdeffbcdeffbc'],
])('another secret of %s has the same form, and the number of the file stays', (_, key, other) => {
  expect(withOtherKey(path(5401, key))).toBe(path(5401, other));
});

test('a path without a secret has no other one', () => {
  expect(withOtherKey('/files/1/a.docx')).toBeNull();
});
