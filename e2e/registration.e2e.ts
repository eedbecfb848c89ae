import { moveClockTo } from '#e2e/support/clock.ts';
import { conferencePaths } from '#e2e/support/conference.ts';
import { enterOnName } from '#e2e/support/keyboard.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { chooseDecision, expectConfirmedPayment, paymentDialog, student } from '#e2e/support/payment.ts';
import { expect, test } from '#e2e/support/test.ts';
import { conferenceDays } from '#tests/support/event.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a student pays the registration fee by card, and downloads both documents from the list', async ({ page }) => {
  await moveClockTo(page, conferenceDays.registration);
  await startLoggedIn(page, student);
  await page.goto(conferencePaths.registration);
  await enterOnName(page, /^결제$/);
  await expect(paymentDialog(page).getByRole('heading', { name: '학회등록비 납부' })).toBeVisible();
  await expect(paymentDialog(page)).toContainText('100,000원');
  await paymentDialog(page).getByRole('button', { name: '결제', exact: true }).click();
  await chooseDecision(page, '승인');
  await expect(paymentDialog(page).getByRole('heading', { name: '납부 완료' })).toBeVisible();
  await expect(paymentDialog(page)).not.toContainText('회원구분');
  await expectConfirmedPayment(page);

  await enterOnName(page, /^등록 확인$/);
  await expect(page.getByRole('heading', { level: 1, name: '학회활동 등록 확인' })).toBeFocused();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '2025-11-05 | 카드결제' });
  await expect(row).toContainText('2025년 제5차 정기총회 및 추계학술대회');
  for (const document of ['영수증', '거래명세서']) {
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: `${document} 확인` }).press('Enter');
    expect((await download).suggestedFilename().normalize('NFC')).toBe(`한빛화장품과학회 ${document}.pdf`);
  }
  await page.getByRole('link', { name: '이전 화면으로' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: '학술대회 등록' })).toBeVisible();
});
