import { cardPageTests } from '#e2e/support/card-page.ts';
import { test } from '#e2e/support/test.ts';

test.describe('The card page of the HTTP mock', () => {
  for (const [title, run] of Object.entries(cardPageTests)) test(title, ({ page }) => run(page));
});
