import { startCardPayment } from '#e2e/support/card-page.ts';
import { expect, test } from '#e2e/support/test.ts';

test('the card page of the embedded mock opens in a new tab when no page of the site is open, and ends the payment', async ({
  page,
  context,
}) => {
  const { url } = await startCardPayment(page);
  const other = await context.newPage();
  await page.close();
  await other.goto(url);
  await other.getByRole('button', { name: /^승인/ }).click();
  // The development server compiles a screen on its first request.
  await expect(other.locator('h1')).toHaveText(/회원안내/, { timeout: 20_000 });
});
