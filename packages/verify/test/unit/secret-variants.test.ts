/** Tests the texts that the verifier sends in place of a secret. */
import { expect, test } from 'vitest';
import { convertedVariants, nearMisses, trivialSecrets } from '#verify/workflows/account/secret-variants.ts';

const texts = (misses: { text: string }[]) => misses.map(({ text }) => text);

test.each(['Secret1!', '042917', 'at.18e2a7c40b6d4a9f.member-1025', '777777'])(
  'derives texts that all differ from %s',
  (secret) => {
    const all = texts([...nearMisses(secret), ...convertedVariants(secret), ...trivialSecrets(secret.length)]);
    expect(all).not.toContain(secret);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(10);
  },
);

test('changes the case, the length and one character of a secret, and adds a wildcard', () => {
  expect(texts(nearMisses('aBc1'))).toEqual(['AbC1', 'aBc', 'aBc10', 'aB71', 'aBc%']);
});

test('leaves out the other case of a secret without letters', () => {
  expect(texts(nearMisses('1234'))).toEqual(['123', '12340', '1274', '123%']);
});
