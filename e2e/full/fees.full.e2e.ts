import { readFile } from 'node:fs/promises';
import { moveClockTo } from '#e2e/support/clock.ts';
import { tabToName } from '#e2e/support/keyboard.ts';
import { member, submitLogin } from '#e2e/support/login.ts';
import {
  chooseDecision,
  confirmButton,
  expectConfirmedPayment,
  expectPaymentCount,
  feePath,
  goToCardPage,
  openFees,
  payButton,
  paymentDialog,
} from '#e2e/support/payment.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

const cardName = /^결제 시험 화면/;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1440, 390]) {
  test(`a student pays by card and downloads the receipt by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openFees(page);
    await tabToName(page, /^납부하기$/);
    await page.keyboard.press('Enter');
    await expect(paymentDialog(page)).toBeVisible();
    await tabToName(page, /^카드결제$/);
    await tabToName(page, /^결제$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: cardName })).toBeVisible();
    await tabToName(page, /^승인/);
    await page.keyboard.press('Enter');
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

  test(`a student chooses a bank transfer by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openFees(page);
    await tabToName(page, /^납부하기$/);
    await page.keyboard.press('Enter');
    await expect(paymentDialog(page)).toBeVisible();
    await tabToName(page, /^카드결제$/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '무통장 입금' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(paymentDialog(page).getByRole('heading', { name: '무통장 입금' })).toBeVisible();
    await tabToName(page, /^계좌번호 복사$/);
    await tabToName(page, /^확인$/);
    await page.keyboard.press('Enter');
    await expect(paymentDialog(page)).toBeHidden();
    await expect(payButton(page)).toBeFocused();
    await expectPaymentCount(page, 0);
  });
}

test('a guest gets the login modal from the menu, the tab and the URL', async ({ page }) => {
  const login = page.getByRole('alertdialog');
  await page.goto('/membership');
  await page.getByRole('navigation', { name: '회원안내 하위 메뉴' }).getByRole('link', { name: '연회비 납부' }).click();
  await expect(login.getByText('로그인이 필요합니다.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/membership');
  await page.getByRole('button', { name: '회원안내 하위 메뉴' }).click();
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '연회비 납부' }).click();
  await expect(login.getByText('로그인이 필요합니다.')).toBeVisible();
  await page.goto(feePath);
  await expect(login.getByText('로그인이 필요합니다.')).toBeVisible();
  await login.getByRole('button', { name: '로그인 하러가기' }).click();
  await expect(page).toHaveURL('/auth/login');
});

for (const decision of ['거절', '창 닫기']) {
  test(`a payment that ends with “${decision}” shows an error and can be repeated`, async ({ page }) => {
    await openFees(page);
    await goToCardPage(page);
    await chooseDecision(page, decision);
    const message = page.getByRole('alertdialog').getByText('결제에 실패했습니다. 다시 시도해 주세요.');
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(`/society?${new URLSearchParams({ menu: '연회비 납부' })}`);
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await page.reload();
    await expect(message).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: '연회비 납부' }).click();
    await expectPaymentCount(page, 0);
    await goToCardPage(page);
    await chooseDecision(page, '승인');
    await expectConfirmedPayment(page);
    await expectPaymentCount(page, 1);
  });
}

test('an approval that is sent twice is one payment, and reopening its URL shows no other result', async ({
  page,
  context,
}) => {
  await openFees(page);
  await goToCardPage(page);
  await chooseDecision(page, '두 번 승인');
  await expectConfirmedPayment(page);
  await expectPaymentCount(page, 1);
  expect(page.url()).not.toContain('sucess');

  await page.reload();
  await expectPaymentCount(page, 1);
  await expect(paymentDialog(page)).toBeHidden();

  const url =
    '/membership?sucess=true&aid=&member_type=학생회원&amount=100000&company_code=한빛카드&card_no=9490-****-****-1234';
  await page.goto(url);
  await expectConfirmedPayment(page);

  const bookmarked = await context.newPage();
  await moveClockTo(bookmarked, '2025-11-05T10:00:00+09:00');
  await bookmarked.goto(url);
  await expect(paymentDialog(bookmarked).getByText('확인하지 못함', { exact: true })).toBeVisible();
  await expect(paymentDialog(bookmarked).getByRole('heading', { name: '결제 확인 필요' })).toBeVisible();
  await confirmButton(bookmarked).click();
  await expectPaymentCount(bookmarked, 1);

  await page.goto(url.replace('membership', 'society'));
  await expect(paymentDialog(page).getByText('확인하지 못함', { exact: true })).toBeVisible();
});

test('a forged success URL records no payment', async ({ page }) => {
  await openFees(page);
  await page.goto(
    '/membership?sucess=true&amount=100000&member_type=학생회원&company_code=한빛카드&card_no=9490-****-****-1234',
  );
  await expect(paymentDialog(page).getByText('확인하지 못함', { exact: true })).toBeVisible();
  await confirmButton(page).click();
  await expectPaymentCount(page, 0);
  await expect(payButton(page)).toBeEnabled();
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

test('a payment can be restarted when the card page does not respond and after the back button', async ({ page }) => {
  await openFees(page);
  await goToCardPage(page);
  await chooseDecision(page, '응답하지 않기');
  await expect(page.getByRole('status')).toContainText('응답하지 않습니다');
  await page.goto(feePath);
  await expectPaymentCount(page, 0);
  await goToCardPage(page);
  await page.goBack();
  await expectPaymentCount(page, 0);
  await goToCardPage(page);
  await chooseDecision(page, '승인');
  await expectConfirmedPayment(page);
  await expectPaymentCount(page, 1);
});

test('payments in several tabs at once record one payment', async ({ page, context }) => {
  await openFees(page);
  const other = await context.newPage();
  await moveClockTo(other, '2025-11-05T10:00:00+09:00');
  await other.goto(feePath);
  const third = await context.newPage();
  await moveClockTo(third, '2025-11-05T10:00:00+09:00');
  await third.goto(feePath);
  await payButton(third).click();
  await goToCardPage(page);
  await goToCardPage(other);
  await chooseDecision(page, '승인');
  await chooseDecision(other, '승인');
  await expectConfirmedPayment(page);
  await expect(other.getByRole('alertdialog').getByText('결제에 실패했습니다. 다시 시도해 주세요.')).toBeVisible();
  await paymentDialog(third).getByRole('button', { name: '결제', exact: true }).click();
  await expect(paymentDialog(third).getByRole('alert')).toHaveText('연회비 납부를\n이미 완료하셨습니다.');
  await paymentDialog(third).getByRole('button', { name: '취소' }).click();
  await expectPaymentCount(third, 1);
  await expect(payButton(third)).toBeDisabled();
});

test('a double click on 결제 starts one payment', async ({ page }) => {
  await openFees(page);
  const readyRequests: string[] = [];
  page.on('request', (request) => request.url().endsWith('/pg/ready') && readyRequests.push(request.url()));
  await payButton(page).click();
  await paymentDialog(page).getByRole('button', { name: '결제', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: cardName })).toBeVisible();
  expect(readyRequests).toHaveLength(1);
});

test.describe('The card page opens', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  for (const [device, screen, userAgent, search] of [
    ['for a computer', 'PC 화면', undefined, ''],
    ['for a phone', '휴대전화 화면', phone, ''],
    ['for the app', '앱 화면', undefined, '&from=app'],
  ] as const) {
    test.describe(device, () => {
      test.use(userAgent ? { userAgent } : {});
      test('in the same window', async ({ page, context }) => {
        await openFees(page);
        await page.goto(feePath + search);
        await goToCardPage(page);
        await expect(page.getByText(screen)).toBeVisible();
        expect(context.pages()).toHaveLength(1);
      });
    });
  }
});

test.describe('A network error', () => {
  test.use({ expectedConsole: [/Failed to load resource|The payment could not be confirmed/] });

  test('during the payment is shown at each step, and the retry shows the recorded payment', async ({ page }) => {
    await openFees(page);
    await page.route('**/pg/ready', (route) => route.abort());
    await payButton(page).click();
    const pay = paymentDialog(page).getByRole('button', { name: '결제', exact: true });
    await pay.click();
    await expect(paymentDialog(page).getByRole('alert')).toHaveText(
      '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.',
    );
    await page.unroute('**/pg/ready');
    await page.route('**/pg/approvalCallback', (route) => route.abort());
    await page.route('**/getAnnualFeePaid', (route) => route.abort());
    await pay.click();
    await chooseDecision(page, '승인');
    await expect(paymentDialog(page).getByText('확인하지 못함', { exact: true })).toBeVisible();
    await expect(paymentDialog(page)).toContainText('네트워크 연결 오류입니다.');
    await page.unroute('**/pg/approvalCallback');
    await paymentDialog(page).getByRole('button', { name: '다시 확인' }).click();
    await page.unroute('**/getAnnualFeePaid');
    await expectConfirmedPayment(page);
    const retry = page.getByRole('button', { name: '다시 시도' });
    if (await retry.isVisible()) await retry.click();
    await expectPaymentCount(page, 1);
  });
});

test('without session storage the result is shown as unconfirmed, and the history has the payment', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openFees(page);
  await goToCardPage(page);
  await chooseDecision(page, '승인');
  await expect(paymentDialog(page).getByText('확인하지 못함', { exact: true })).toBeVisible();
  await confirmButton(page).click();
  await expectPaymentCount(page, 1);
});

test('a login after a session that expired with a receipt returns to the fee screen', async ({ page }) => {
  await openFees(page, member);
  const endScenario = await startScenario(page, 'getReceipt', 'sessionExpired');
  await page.getByRole('button', { name: '2025년 연회비 영수증 확인' }).click();
  await expect(page.getByRole('alertdialog').getByText('세션이 만료되어 로그아웃됩니다.')).toBeVisible();
  await endScenario();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await submitLogin(page);
  await expect(page).toHaveURL(feePath);
});

test('a registration fee paid by card returns to the registration screen without 회원구분', async ({ page }) => {
  await openFees(page);
  await page.goto(`/society?${new URLSearchParams({ menu: '학술대회 등록' })}`);
  await page.getByRole('button', { name: '결제', exact: true }).click();
  await expect(paymentDialog(page).getByRole('heading', { name: '학회등록비 납부' })).toBeVisible();
  await paymentDialog(page).getByRole('button', { name: '결제', exact: true }).click();
  await chooseDecision(page, '승인');
  await expect(paymentDialog(page).getByRole('heading', { name: '납부 완료' })).toBeVisible();
  await expect(paymentDialog(page)).not.toContainText('회원구분');
  await expectConfirmedPayment(page);
  await page.getByRole('link', { name: '등록 확인' }).click();
  await expect(page.getByRole('main')).toContainText('2025-11-05');
});
