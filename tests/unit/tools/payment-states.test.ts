import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withPaymentPicture } from '#tools/dev/states/payment-picture.ts';

test('the picture of the payment states in docs/frontend.md is the one that npx tsx tools/dev/states/docs-states.ts writes', async () => {
  const text = await readFile('docs/frontend.md', 'utf8');
  expect(text).toBe(withPaymentPicture(text));
});
