import { expect, test } from '#e2e/support/test.ts';

// Chromium reports the status of an unknown path. The server compares paths exactly, the site does not.
test.use({ expectedConsole: [/status of 404/] });

test('a link to a post opens it in any case, and an unknown path is replaced by the home page', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/information/notice/237');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(heading).toHaveText('자료실 공지사항');
  await page.goto('/Information/Notice/237');
  await expect(page.getByRole('article')).toBeVisible();
  const response = await page.goto('/conference/detail/7');
  expect(response?.status()).toBe(404);
  await expect(heading).toHaveText('한빛화장품과학회');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page).toHaveURL('/Information/Notice/237');
});
