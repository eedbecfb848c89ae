/** Opens every page under its content security policy. The journeys run under it too: a violation fails them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import type { HostingTable } from '#tools/hosting/table.ts';

const table: HostingTable = JSON.parse(readFileSync('dist/hosting/table.json', 'utf8'));
const addresses = table.pages.map(
  ({ path, menu }) => path.replace(':id', '1') + (menu ? `?menu=${encodeURIComponent(menu)}` : ''),
);

/** Collects the violations in the page and its frames (CSP Level 3, section 5.1). */
async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeBinding('reportViolation', ({ frame }, text: string) => void found.push(`${frame.url()}: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return found;
}

for (const visitor of ['guest', 'member']) {
  test.describe(visitor, () => {
    // The mock has no record with the number 1 on every board, and a member is redirected from the screens of guests.
    test.use({ expectedConsole: [/status of 40\d/] });

    test(`finds no violation on any page as a ${visitor}`, async ({ page }) => {
      test.slow();
      const violations = await watchViolations(page);
      if (visitor === 'member') await startLoggedIn(page);
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(addresses.length).toBeGreaterThan(30);
      expect(violations).toEqual([]);
    });
  });
}

test.describe('seeded violations', () => {
  test.use({ expectedConsole: [/Content Security Policy|TrustedHTML|Trusted Types|frame/] });

  test('are found: an inline script, a style, HTML without the sanitiser, and a request to another origin', async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    await page.goto('/introduce');
    await page.evaluate(() => {
      const add = (tag: string, text: string) =>
        document.head.append(Object.assign(document.createElement(tag), { textContent: text }));
      add('style', 'body { color: red }');
      try {
        add('script', 'window.isHacked = true');
      } catch {}
      try {
        document.body.innerHTML += '<b>text</b>';
      } catch {}
      void fetch('https://other.example/').catch(() => undefined);
    });
    for (const directive of ['style-src-elem', 'require-trusted-types-for', 'connect-src'])
      await expect.poll(() => violations.join('\n')).toContain(directive);
    expect(await page.evaluate(() => Reflect.get(window, 'isHacked'))).toBeUndefined();
  });

  test('are found: a page of the site in a frame of another site', async ({ page, baseURL }) => {
    const refusal = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/.test(message.text()));
    await page.route('http://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/introduce"></iframe>` }),
    );
    await page.goto('http://other.example/');
    await refusal;
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: '학회소개' })).toHaveCount(0);
  });
});
