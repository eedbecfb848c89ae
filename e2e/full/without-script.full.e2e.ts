import { expect, test } from '#e2e/support/test.ts';

test.use({ javaScriptEnabled: false });

test('texts are readable and menus work without JavaScript', async ({ page }) => {
  await page.goto('/introduce');
  await expect(page).toHaveTitle(/학회소개/);
  await expect(page.getByRole('main')).toHaveText(/.{400}/s);
  await expect(page.getByText('페이지의 기능을 불러오지 못했습니다')).toBeHidden();
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await menu.getByRole('link', { name: '정관 및 규정' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '정관 및 규정' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/.{3000}/s);
});

test('sections open from the header and sub-screens from the tab bar without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '간행물' }).click();
  await page.getByRole('navigation', { name: '간행물 하위 메뉴' }).getByRole('link', { name: '투고안내' }).click();
  await expect(page).toHaveTitle(/투고안내/);
});
