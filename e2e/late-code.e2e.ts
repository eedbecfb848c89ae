import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, expectedConsole: [/Failed to load resource/] });

test('a menu whose code does not come leaves the page as it is, says so, and opens once it comes', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeAttached();
  await page.route(/phone-menu-dialog.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await expect(page.getByRole('status').filter({ hasText: '불러오지 못했습니다' })).toBeVisible();
  await expect(heading).toBeAttached();
  await page.unroute(/phone-menu-dialog.*\.js/);
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
});

test('a message whose dialog does not come is said all the same', async ({ page }) => {
  await page.goto('/');
  await page.route(/message-modal.*\.js/, (route) => route.abort());
  await page.goto('/mypage');
  await expect(page.getByRole('status').filter({ hasText: '로그인이 필요합니다.' })).toBeVisible();
});
