import {
  chooseDecision,
  confirmButton,
  expectConfirmedPayment,
  expectPaymentCount,
  feePath,
  goToCardPage,
  openFees,
  openFeesInNewTab,
  payButton,
  paymentDialog,
} from '#e2e/support/payment.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const unconfirmed = '확인하지 못함';

test('the URL of a confirmed payment is confirmed again in its tab only, and for its fee only', async ({
  page,
  context,
}) => {
  await openFees(page);
  await goToCardPage(page);
  const returned = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('sucess=true'),
  );
  await chooseDecision(page, '승인');
  const url = (await returned).url();
  await expectConfirmedPayment(page);
  await page.goto(url);
  await expectConfirmedPayment(page);

  const bookmarked = await openFeesInNewTab(context);
  await bookmarked.goto(url);
  await expect(paymentDialog(bookmarked).getByText(unconfirmed, { exact: true })).toBeVisible();
  await expect(paymentDialog(bookmarked).getByRole('heading', { name: '결제 확인 필요' })).toBeVisible();
  await confirmButton(bookmarked).click();
  await expectPaymentCount(bookmarked, 1);

  await page.goto(url.replace('/membership', '/society'));
  await expect(paymentDialog(page).getByText(unconfirmed, { exact: true })).toBeVisible();
});

test('a forged success URL during a card payment records no payment and ends it', async ({ page }) => {
  await openFees(page);
  await goToCardPage(page);
  const cardUrl = page.url();
  await page.goto('/membership?sucess=true&amount=100000');
  await expect(paymentDialog(page).getByText('결제 내역에서 확인되지 않음')).toBeVisible();
  await page.goto(cardUrl);
  await expect(page.getByText('이미 끝난 결제입니다. 결제되지 않았습니다.')).toBeVisible();
  await page.goto(feePath);
  await expectPaymentCount(page, 0);
});

test('payments in several tabs at once record one payment', async ({ page, context }) => {
  await openFees(page);
  const other = await openFeesInNewTab(context);
  const third = await openFeesInNewTab(context);
  await payButton(third).click();
  await expect(paymentDialog(third)).toBeVisible();
  await goToCardPage(page);
  await goToCardPage(other);
  await chooseDecision(page, '승인');
  await expectConfirmedPayment(page);
  await chooseDecision(other, '승인');
  await expect(other.getByRole('alertdialog').getByText('이미 납부되었습니다.')).toBeVisible();
  await paymentDialog(third).getByRole('button', { name: '결제', exact: true }).click();
  await expect(paymentDialog(third).getByRole('alert')).toHaveText('연회비 납부를\n이미 완료하셨습니다.');
  await paymentDialog(third).getByRole('button', { name: '취소' }).click();
  await expectPaymentCount(third, 1);
  await expect(payButton(third)).toBeDisabled();
});
