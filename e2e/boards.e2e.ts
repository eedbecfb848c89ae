import { readFile } from 'node:fs/promises';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a visitor opens page 2 of the notices, which stays on reload and on return from a post', async ({ page }) => {
  const rows = page.getByRole('row');
  const firstNumber = rows.nth(1).getByRole('cell').first();
  await page.goto('/information');
  await expect(page.getByText('총 37건, 1/4 페이지')).toBeVisible();
  await expect(firstNumber).toHaveText('중요');
  await page.getByRole('link', { name: '2 페이지' }).click();
  await expect(firstNumber).toHaveText('27');
  await page.reload();
  await expect(firstNumber).toHaveText('27');
  await expect(page.getByRole('link', { name: '2 페이지' })).toHaveAttribute('aria-current', 'page');
  const link = rows.nth(3).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | 공지사항 | 한빛화장품과학회`);
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect(firstNumber).toHaveText('27');
  await expect(page).toHaveURL('/information?page=2');
});

test('a visitor searches the titles, and the search stays on return from a post by link and by the back button', async ({
  page,
}) => {
  const links = page.getByRole('table').getByRole('link');
  const count = page.getByText(/^‘안내’ 검색 결과 \d+건, 2\/\d 페이지$/);
  await page.goto('/information');
  await page.getByRole('combobox', { name: '검색 범위' }).selectOption('제목');
  await page.getByRole('searchbox', { name: '검색어' }).fill('안내');
  await expect(page.getByText(/^‘안내’ 검색 결과 \d+건, 1\/\d 페이지$/)).toBeVisible();
  await expect(links.filter({ hasText: '안내' })).toHaveCount(10);
  await expect(links).toHaveCount(10);
  await page.getByRole('link', { name: '2 페이지' }).click();
  await expect(count).toBeVisible();
  const title = (await links.first().textContent()) ?? '';
  expect(title).toContain('안내');
  for (const goBack of [() => page.getByRole('link', { name: '목록', exact: true }).click(), () => page.goBack()]) {
    await links.first().click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title);
    await goBack();
    await expect(count).toBeVisible();
    await expect(links.first()).toHaveText(title);
    await expect(page.getByRole('searchbox', { name: '검색어' })).toHaveValue('안내');
    await expect(page.getByRole('combobox', { name: '검색 범위' })).toHaveValue('title');
  }
});

test('a PDF opens in a new tab, and another file is downloaded with its name and content', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/information');
  await page.getByRole('row').nth(1).getByRole('link').click();
  const files = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
  const pdf = files.filter({ hasText: 'PDF,' }).first();
  await expect(pdf).toHaveAccessibleName(/PDF, \d+ KB, 새 창$/);
  const newResponse = context.waitForEvent('response', (response) => /\.pdf$/i.test(new URL(response.url()).pathname));
  const newTab = context.waitForEvent('page');
  await pdf.click();
  expect((await newResponse).headers()['content-type']).toBe('application/pdf');
  await (await newTab).close();

  const file = files.filter({ hasNotText: 'PDF,' }).first();
  await expect(file).toHaveAccessibleName(/ [A-Z]+, \d+ KB, 새 창$/);
  const newDownload = page.waitForEvent('download');
  await file.click();
  const download = await newDownload;
  expect(await file.textContent()).toContain(download.suggestedFilename().normalize('NFC'));
  const saved = await readFile(await download.path());
  const expected = await (await request.get((await file.getAttribute('href')) ?? '')).body();
  expect(saved.equals(expected)).toBe(true);
});
