import { cardPageTests } from './support/card-page.ts';
import { test } from './support/test.ts';

test.describe('The card page of the HTTP mock', () => {
  for (const [title, run] of Object.entries(cardPageTests)) test(title, ({ page }) => run(page));
});
