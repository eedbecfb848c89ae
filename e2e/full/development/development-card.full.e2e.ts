import { cardPageTests, startCardPayment } from '#e2e/support/card-page.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe('The card page of the embedded mock', () => {
  for (const [title, run] of Object.entries(cardPageTests)) test(title, ({ page }) => run(page));

  test('the payment opens in a new tab when no page of the site is open', async ({ page, context }) => {
    const { url } = await startCardPayment(page);
    const other = await context.newPage();
    await page.close();
    await other.goto(url);
    await expect(other.getByRole('button', { name: /^승인/ })).toBeVisible();
  });
});
