import { expect, test } from '#e2e/support/test.ts';
import { compilationTimeout, developmentPanel, openPanelTab } from './panel.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a scenario, the clock and a persona of the panel are kept on navigation, until they are removed', async ({
  page,
}) => {
  await openPanelTab(page, '/auth/login', '시나리오');
  await page.getByRole('combobox', { name: /^getInfo / }).selectOption('200 empty');
  await page.goto('/information');
  await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible(compilationTimeout);
  await expect(page.getByRole('tab', { name: '시나리오 1개 사용 중' })).toBeVisible();
  await page.getByRole('tab', { name: '요청' }).click();
  const request = page.getByRole('list', { name: '마지막 요청' }).getByRole('listitem').first();
  await expect(request).toContainText(/200\s*getInfo.*시나리오 200 empty\s*계약 준수/s);
  await page.getByRole('tab', { name: '시나리오 1개 사용 중' }).click();
  await page.getByRole('button', { name: '모두 해제' }).click();
  await page.getByRole('tab', { name: '환경' }).click();
  // A login expires after fourteen days, so the clock moves first.
  await page.getByRole('button', { name: /^기간 이후/ }).click();
  await page.getByRole('tab', { name: '회원' }).click();
  await page.getByRole('button', { name: '특별회원 로그인' }).click();
  await expect(developmentPanel(page).getByRole('status')).toHaveText('박도담 님으로 로그인했습니다.');
  await page.getByRole('tab', { name: '환경' }).click();
  await page.reload();
  await expect(page.getByText('총 37건, 1/4 페이지')).toBeVisible(compilationTimeout);
  await expect(developmentPanel(page).getByRole('time')).toHaveText(/^2025년 11월 20일 \(목\) 10:0\d:\d\d$/);
  await page.goto('/mypage');
  await expect(page.getByText('박도담 님')).toBeVisible(compilationTimeout);
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
