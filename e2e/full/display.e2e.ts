import { displayAttributes } from '#e2e/support/display.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe('Stored display settings', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('apply before the scripts of the application load, and invalid ones are ignored', async ({ page }) => {
    // Without the application, only the script in the head can set attributes of the root element.
    await page.route(/\/assets\/(index|site|framework).*\.js$/, (route) => route.abort());
    for (const [stored, attributes] of [
      ['{"theme":"dark"}', { theme: 'dark' }],
      ['{"text":"9000","theme":{}}', {}],
    ] as const) {
      // A picture has the storage of the site and runs no scripts.
      await page.goto('/favicon.svg');
      await page.evaluate((text) => localStorage.setItem('display', text), stored);
      // The page's own `goto` would wait for hydration.
      await page.mainFrame().goto('/contact', { waitUntil: 'domcontentloaded' });
      expect(await displayAttributes(page), stored).toEqual(attributes);
    }
  });
});

test('no screen scrolls horizontally at the largest text size', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('display', JSON.stringify({ text: '150' })));
  const paths = [
    ...['/', '/information', '/information/notice/237', '/auth/login', '/introduce', '/contact', '/society'],
    ...['/information?menu=%EA%B0%A4%EB%9F%AC%EB%A6%AC', '/society/guide/124'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 390, 900, 1181, 1440, 1771]) {
      await page.setViewportSize({ width, height: 900 });
      // A list changes to cards after the window has been resized.
      await expect.poll(() => horizontalOverflow(page), { message: `${path} at ${width} px` }).toBe(0);
    }
  }
});

test('each link of the sidebar of My Page is seen when it has the focus, at every text size', async ({ page }) => {
  await startLoggedIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const text of ['100', '125', '150']) {
    await page.addInitScript((size) => localStorage.setItem('display', JSON.stringify({ text: size })), text);
    await page.goto('/mypage?menu=서비스 이용약관');
    const links = page.getByRole('navigation', { name: '나의 내역' }).getByRole('link');
    for (const link of await links.all()) {
      await link.focus();
      await expect(link, text).toBeInViewport({ ratio: 0.9 });
    }
  }
});
