import { expect, test } from '#e2e/support/test.ts';

test.use({ javaScriptEnabled: false });

test('texts are readable and the menus of phones and wide screens work without JavaScript', async ({ page }) => {
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/introduce');
  await expect(page).toHaveTitle(/학회소개/);
  await expect(main).toHaveText(/.{400}/s);
  await expect(page.getByText('페이지의 기능을 불러오지 못했습니다').filter({ visible: true })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await menu.getByRole('link', { name: '정관 및 규정' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '정관 및 규정' })).toBeVisible();
  await expect(main).toHaveText(/.{3000}/s);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '간행물' }).click();
  await page.getByRole('navigation', { name: '간행물 하위 메뉴' }).getByRole('link', { name: '투고안내' }).click();
  await expect(page).toHaveTitle(/투고안내/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('간행물 투고안내');
});
