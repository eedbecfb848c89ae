/** Opens every page under its content security policy. A violation fails these tests, as it fails the journeys. */
import { readFileSync } from 'node:fs';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

const pages: { path: string; menu?: string }[] = JSON.parse(readFileSync('dist/pages.json', 'utf8'));
const addresses = pages.map(
  ({ path, menu }) => path.replace(':id', '1') + (menu ? `?menu=${encodeURIComponent(menu)}` : ''),
);

// Most pages are the same for both.
for (const [visitor, visited] of [
  ['guest', addresses],
  ['member', addresses.filter((address) => /^\/($|mypage|membership|society|contact)/.test(address))],
] as const) {
  test.describe(visitor, () => {
    // The mock has no record with the number 1 on every board, and a member is redirected from the screens of guests.
    test.use({ expectedConsole: [/status of 40\d/] });

    test(`finds no violation on any page as a ${visitor}`, async ({ page, policyViolations }) => {
      test.slow();
      if (visitor === 'member') await startLoggedIn(page);
      for (const address of visited) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(visited.length).toBeGreaterThan(10);
      expect(policyViolations).toEqual([]);
    });
  });
}

const seededConsole = [/Content Security Policy|This document requires 'Trusted/];

test.describe('a journey', () => {
  test.use({ expectedConsole: seededConsole });

  test.fail('with a violation fails, although its console output is expected', async ({ page, policyViolations }) => {
    await page.goto('/introduce');
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    });
    // The policies of header and page both report it.
    await expect.poll(() => policyViolations).toHaveLength(2);
  });
});
