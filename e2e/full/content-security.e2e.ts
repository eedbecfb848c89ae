/** The journeys fail on a violation of a content security policy. The tests of the budgets open every page. */
import { expect, test } from '#e2e/support/test.ts';

test.describe('a journey', () => {
  test.use({ expectedConsole: [/Content Security Policy|This document requires 'Trusted/] });

  test.fail('with a violation fails, although its console output is expected', async ({ page, policyViolations }) => {
    await page.goto('/introduce');
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    });
    // The policies of header and page both report it.
    await expect.poll(() => policyViolations).toHaveLength(2);
  });
});
