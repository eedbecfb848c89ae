import { forumPath, galleryPath } from '#e2e/support/forum.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the gallery has 4, 3, 2 or 1 columns by width', async ({ page }) => {
  await page.goto(galleryPath);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d{4}-\d\d-\d\d$/ });
  await expect(cards).toHaveCount(10);
  for (const [width, columns] of [
    [1371, 4],
    [1370, 3],
    [1025, 3],
    [1024, 2],
    [769, 2],
    [768, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns);
  }
});

test.describe('A history entry that the router did not create', () => {
  test.use({ expectedConsole: [/blocker on a POP navigation/] });

  test('is left with the back button, together with the login modal of a free-board post', async ({ page }) => {
    await page.goto(forumPath);
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.evaluate(() => window.history.pushState(null, '', '/information/community/664'));
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
    await page.goBack();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
