import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('a guest shares a guide of the second page by its URL, and returns to that page', async ({ page }) => {
  await page.goto('/society?page=2');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '학회 가이드' })).toBeFocused();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: '공유하기' }).press('Enter');
  const modal = page.getByRole('dialog', { name: '공유하기' });
  await expect(modal.getByRole('textbox', { name: '현재 주소' })).toHaveValue(page.url());
  await modal.getByRole('button', { name: 'URL복사' }).click();
  await expect(modal.getByText('주소가 복사되었습니다.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(modal.getByRole('img', { name: '이 화면의 주소가 담긴 QR 코드' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '공유하기' })).toBeFocused();
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect(page.getByText('총 25건, 2/3 페이지')).toBeVisible();
  await expect(page).toHaveURL('/society?page=2');
});
