import { attachFiles, textFile } from '#e2e/support/forum.ts';
import { fillInquiryForm } from '#e2e/support/inquiry.ts';
import { statusMessage } from '#e2e/support/locators.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a sent inquiry shows a toast, clears the form, and opens the home page three seconds later', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await fillInquiryForm(page);
  await expect(page.getByRole('textbox', { name: '이메일 도메인' })).toHaveAttribute('readonly');
  await attachFiles(page, [textFile('광고 원고.txt'), textFile('신청서.txt')]);
  await expect(page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(statusMessage(page, '제출이 완료되었습니다.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '이름' })).toHaveValue('');
  await expect(page.getByRole('list', { name: '첨부파일 목록' })).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
