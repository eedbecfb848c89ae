import { cardPageTests } from './support/card-page.ts';
import { test } from './support/test.ts';

test.describe('before the HTTP mock, somebody who pays by card', () => {
  for (const [what, run] of Object.entries(cardPageTests)) test(what, ({ page }) => run(page));
});
