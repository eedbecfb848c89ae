import { logInOnScreen, member } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

/** The development server compiles a screen on its first request, and sends each module by itself on the others. */
const compilationTimeout = { timeout: 20_000 };

test.use({ viewport: { width: 1440, height: 900 } });

test('login and view count are kept on reload', async ({ page }) => {
  await logInOnScreen(page);
  await page.goto('/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90');
  const row = page.getByRole('row').nth(1);
  const hits = row.getByRole('cell').nth(3);
  await expect(hits).toHaveText(/^[\d,]+$/, compilationTimeout);
  const before = (await hits.textContent()) ?? '';
  await row.getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible(compilationTimeout);
  await page.goto('/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90');
  await expect(hits).toHaveText(/^[\d,]+$/, compilationTimeout);
  await expect(hits).not.toHaveText(before);
  // React's strict mode mounts a screen twice in development, so a visit may count twice.
  const after = (await hits.textContent()) ?? '';
  await page.reload();
  await expect(hits).toHaveText(after, compilationTimeout);
  await page.goto('/mypage');
  await expect(page.getByText(`${member.name} 님`)).toBeVisible(compilationTimeout);
});

test('files open and download in new tabs with the service worker', async ({ page, context }) => {
  await page.goto('/information/notice/237');
  const files = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
  const download = page.waitForEvent('download');
  await files.filter({ hasText: 'HWP' }).click();
  expect((await download).suggestedFilename().normalize('NFC')).toBe('사전등록_신청서.hwp');
  const response = context.waitForEvent('response', (response) => decodeURI(response.url()).endsWith('.pdf'));
  await files.filter({ hasText: 'PDF' }).click();
  expect((await response).headers()['content-type']).toBe('application/pdf');
});
