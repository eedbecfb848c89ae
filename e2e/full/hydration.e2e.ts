import { readFileSync } from 'node:fs';
import { startLoggedIn } from '#e2e/support/login.ts';
import { myPagePath } from '#e2e/support/my-page.ts';
import { expect, test } from '#e2e/support/test.ts';

type ListedPage = { path: string; menu?: string };

// Built by the previous test step with the development version of React, which warns about hydration mismatches. A
// warning fails a test.
const build = '.cache/development-build';
const pages: ListedPage[] = JSON.parse(readFileSync(`${build}/pages.json`, 'utf8'));
const pathOf = ({ path, menu }: ListedPage) =>
  path.replace(':id', '1') + (menu ? `?${new URLSearchParams({ menu })}` : '');

// The build has a map service, whose host exists in the tests of embedded documents only.
const expectedConsole = [/^Failed to load resource: net::ERR_/];

/** One page of each section. */
const sections = [...new Set(pages.map(({ path }) => path))].map((path) => ({ path }));

// The pages are prerendered in Korean and for wide screens, so the other browser finds more mismatches.
for (const [locale, width, colorScheme, listedPages] of [
  ['en-US', 390, 'dark', pages],
  ['ko-KR', 1440, 'light', sections],
] as const) {
  test.describe(`In a browser in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 }, colorScheme, expectedConsole });

    test(`${listedPages.length} pages hydrate without a mismatch`, async ({ page }) => {
      test.setTimeout(120_000);
      expect(pages.length).toBeGreaterThan(30);
      for (const listed of listedPages) {
        await page.goto(pathOf(listed));
        // The hydrated header updates its state on this event. A mismatch would cause a warning.
        await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
        await expect(page.locator('h1')).toHaveCount(1);
      }
    });
  });
}

test('pages for members hydrate without a mismatch', async ({ page }) => {
  await startLoggedIn(page);
  for (const url of ['/', '/mypage', '/membership?menu=%EC%97%B0%ED%9A%8C%EB%B9%84+%EB%82%A9%EB%B6%80']) {
    await page.goto(url);
    await expect(page.getByRole('link', { name: 'MY', exact: true })).toBeVisible();
    // React Aria would put its style element before all others, and the browser would lay out the page again.
    await expect(page.locator('head > style:first-child')).toHaveCount(0);
  }
});

test.describe('In a browser without optional services', () => {
  test.use({ expectedConsole });

  for (const state of ['missing', 'refused'])
    test(`screens of every kind open if they are ${state}`, async ({ page }) => {
      await page.addInitScript((isMissing) => {
        const get = () => {
          if (!isMissing) throw new DOMException('refused', 'SecurityError');
        };
        const services = {
          navigator: [navigator, 'locks', 'serviceWorker', 'share', 'clipboard'],
          window: [window, 'BroadcastChannel', 'indexedDB', 'caches'],
          crypto: [crypto, 'subtle'],
        } as const;
        for (const [owner, ...names] of Object.values(services))
          for (const name of names) Object.defineProperty(owner, name, { get });
      }, state === 'missing');
      const expectScreen = async (url: string) => {
        await page.goto(url);
        await expect(page.locator('h1'), url).toHaveCount(1);
        await expect(page.getByText('화면을 열지 못했습니다'), url).toHaveCount(0);
      };
      for (const url of ['/', '/information', '/society/guide/124', '/auth/signup', '/contact'])
        await expectScreen(url);
      await startLoggedIn(page);
      await expectScreen(myPagePath('기본정보'));
    });
});

test('the site works on a host that responds with the page of the section or with the home page', async ({ page }) => {
  const readBuilt = (file: string) => readFileSync(`${build}/${file}`, 'utf8');
  const servePage = (url: string, file: string) =>
    page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: readBuilt(file) }));
  await servePage('**/introduce?*', 'introduce.html');
  await page.goto('/introduce?menu=%EC%9E%84%EC%9B%90');
  await expect(page.getByRole('heading', { level: 2, name: '임원' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/menu=%EC%9E%84%EC%9B%90$/);
  await servePage('**/contact', 'index.html');
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: /문의하기/ })).toBeVisible();
});
