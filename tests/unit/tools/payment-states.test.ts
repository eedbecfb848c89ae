import { expect, test } from 'vitest';
import { paymentPicture } from '#tools/dev/payment-picture.ts';

test('docs/payment-states.md shows the states of the code', async () => {
  await expect(paymentPicture()).toMatchFileSnapshot('../../../docs/payment-states.md');
});
