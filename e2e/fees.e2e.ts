import { readFile } from 'node:fs/promises';
import { enterOnName, tabToName } from '#e2e/support/keyboard.ts';
import {
  chooseDecision,
  confirmButton,
  expectConfirmedPayment,
  expectPaymentCount,
  goToCardPage,
  openFees,
  paymentDialog,
} from '#e2e/support/payment.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a student pays by card by keyboard and downloads the receipt', async ({ page }) => {
  await openFees(page);
  await enterOnName(page, /^납부하기$/);
  await expect(paymentDialog(page)).toBeVisible();
  await tabToName(page, /^카드결제$/);
  await enterOnName(page, /^결제$/);
  await expect(page.getByRole('heading', { name: /^결제 시험 화면/ })).toBeVisible();
  await expect(page.getByText('PC 화면')).toBeVisible();
  await enterOnName(page, /^승인/);
  await expect(paymentDialog(page).getByRole('heading', { name: '납부 완료' })).toBeVisible();
  await expect(confirmButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paymentDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectPaymentCount(page, 1);
  await tabToName(page, /^2025년 연회비 영수증 확인$/);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('한빛화장품과학회 영수증.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });

  test('a declined payment shows an error once, and an approval that is sent twice is one payment', async ({
    page,
    context,
  }) => {
    await openFees(page);
    await goToCardPage(page);
    await expect(page.getByText('휴대전화 화면')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await chooseDecision(page, '거절');
    const message = page.getByRole('alertdialog').getByText('결제에 실패했습니다. 다시 시도해 주세요.');
    await expect(message).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).tap();
    await expect(message).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: '연회비 납부' }).tap();
    await expectPaymentCount(page, 0);
    await goToCardPage(page);
    await chooseDecision(page, '두 번 승인');
    await expectConfirmedPayment(page);
    await expectPaymentCount(page, 1);
    expect(page.url()).not.toContain('sucess');
    await page.reload();
    await expectPaymentCount(page, 1);
    await expect(paymentDialog(page)).toBeHidden();
  });
});
