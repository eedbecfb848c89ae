import { expectAxeClean } from '#e2e/support/axe.ts';
import { displayAttributes } from '#e2e/support/display.ts';
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
