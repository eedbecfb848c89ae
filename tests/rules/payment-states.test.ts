import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withPaymentPicture } from '#tools/dev/states/payment-picture.ts';

test('the picture of the payment states in docs/frontend.md is the one that npx tsx tools/dev/states/docs-states.ts writes', async () => {
  const text = await readFile('docs/frontend.md', 'utf8');
  expect(text).toBe(withPaymentPicture(text));
});

test('a changed picture is replaced, and the text around it is kept', async () => {
  const text = await readFile('docs/frontend.md', 'utf8');
  const changed = text.replace('choosing --> preparing', 'choosing --> registered');
  expect(changed).not.toBe(text);
  expect(withPaymentPicture(changed)).toBe(text);
});

test('a document without a place for the picture is reported', () => {
  expect(() => withPaymentPicture('# A document\n')).toThrow('The document does not have the lines');
});
