import { cardPageTests, startCardPayment } from '#e2e/support/card-page.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe('on the embedded mock, somebody who pays by card', () => {
  for (const [what, run] of Object.entries(cardPageTests)) test(what, ({ page }) => run(page));

  test('finds the payment in a tab of its own, where no page of the site is open', async ({ page, context }) => {
    const { url } = await startCardPayment(page);
    const other = await context.newPage();
    await page.close();
    await other.goto(url);
    await expect(other.getByRole('button', { name: /^승인/ })).toBeVisible();
  });
});
