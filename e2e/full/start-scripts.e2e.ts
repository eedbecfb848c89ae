import type { Page } from '@playwright/test';
import { missingCodeOutput, publishRelease } from '#e2e/support/release.ts';
import { expect, test } from '#e2e/support/test.ts';
import { isHydrated } from '#e2e/support/wait.ts';

test.use({ expectedConsole: missingCodeOutput });

test.describe('Start scripts', () => {
  const startNotice = (page: Page) => page.locator('#start-failed');

  /** Opens a page whose clock the test sets, without waiting for hydration, and lets five seconds pass. */
  async function waitFiveSeconds(page: Page): Promise<void> {
    await page.clock.install();
    await page.mainFrame().goto('/introduce', { waitUntil: 'commit' });
    await startNotice(page).waitFor({ state: 'attached' });
    await page.clock.fastForward(5000);
  }

  test('that never arrive lead to a message within five seconds, which disappears when they arrive', async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/assets\/framework-.*\.js/, async (route) => {
      await promise;
      await route.continue();
    });
    await waitFiveSeconds(page);
    const notice = startNotice(page);
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('이 페이지의 기능이 아직 시작되지 않았습니다.');
    resolve();
    await page.waitForFunction(isHydrated);
    await expect(notice).toBeHidden();
  });

  test('that the browser cannot parse lead to a message within five seconds', async ({ page }) => {
    await page.route(/assets\/index-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }),
    );
    await waitFiveSeconds(page);
    await expect(startNotice(page)).toBeVisible();
  });

  test('that fail lead to a message within five seconds although version.json is never answered', async ({ page }) => {
    await page.route('**/version.json', () => undefined);
    // AbortSignal.timeout would end the request after three seconds; old browsers do not have it.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await page.route(/assets\/index-.*\.js/, (route) => route.abort());
    await waitFiveSeconds(page);
    const notice = startNotice(page);
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('네트워크 문제로 페이지의 기능을 불러오지 못했습니다.');
  });

  for (const failure of ['missing', 'html'] as const)
    test(`that a newer version has removed lead to one document of it (${failure})`, async ({ context }) => {
      const page = await context.newPage();
      await page.goto('/contact');
      const release = await publishRelease(page, failure, { hasOldPages: true });
      await page.evaluate(() => location.reload());
      await expect.poll(release.documents).toBe(2);
      await expect(startNotice(page)).toBeVisible();
      expect(release.documents()).toBe(2);
    });
});
