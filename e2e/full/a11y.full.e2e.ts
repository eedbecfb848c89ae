import { expectAxeClean } from '#e2e/support/axe.ts';
import { displayAttributes } from '#e2e/support/display.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe('The setting for more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('has no axe violations on the home page in the light and the dark theme', async ({ page }) => {
    for (const theme of ['light', 'dark']) {
      // A picture has the storage of the site and runs no scripts.
      await page.goto('/favicon.svg');
      await page.evaluate((chosen) => {
        localStorage.setItem('display', JSON.stringify({ theme: chosen, contrast: 'more' }));
      }, theme);
      await page.goto('/');
      expect(await displayAttributes(page)).toEqual({ theme, contrast: 'more' });
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
      await expectAxeClean(page, theme);
    }
  });
});

test('no screen scrolls horizontally at 320 px and above', async ({ page }) => {
  const paths = [
    ...['/', '/information', '/information/notice/237', '/auth/login', '/introduce', '/contact', '/society'],
    ...['/information?menu=%EA%B0%A4%EB%9F%AC%EB%A6%AC', '/society/guide/124'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await horizontalOverflow(page);
      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});
