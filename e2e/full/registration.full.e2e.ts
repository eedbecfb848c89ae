import type { Page } from '@playwright/test';
import { moveClockTo } from '#e2e/support/clock.ts';
import { conferenceDays, conferencePaths, deadlines } from '#e2e/support/conference.ts';
import { startLoggedIn, submitLogin } from '#e2e/support/login.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const payButton = (page: Page) => page.getByRole('button', { name: '결제', exact: true });
const listLink = (page: Page) => page.getByRole('link', { name: '등록 확인' });
const alertDialog = (page: Page) => page.getByRole('alertdialog');
const paymentDialog = (page: Page) => page.getByRole('dialog', { name: '학회등록비 납부' });

test('the registration screen shows dates, payment methods and fees', async ({ page }) => {
  await moveClockTo(page, conferenceDays.registration);
  await page.goto(conferencePaths.registration);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "학술대회 등록" [level=2]
    - button "결제"
    - link "등록 확인"
    - region "등록 안내":
      - heading "등록 안내" [level=3]
      - term: 사전 등록 기간
      - definition: 11/3(월) ~ 11/14(금)
      - term: 결제 방법
      - definition: 1인별 카드결제 또는 무통장 입금
      - term: 현장 등록
      - definition: 11/21(금) 학술대회 당일, 현금 결제만 가능
      - term: 환불
      - definition: 11/14(금)까지만 가능
    - region "등록비 (1인 기준)":
      - table "등록비 (1인 기준)":
        - rowgroup:
          - row "회원 구분 등록비"
        - rowgroup:
          - row "일반회원 200,000원"
          - row "학생회원 100,000원"
          - row "특별회원 200,000원"
          - row "명예회원 200,000원"
  `);
  await expect(page.getByText('사전 등록 기간입니다.')).toBeVisible();
});

test('a guest gets the login modal only during pre-registration', async ({ page }) => {
  await moveClockTo(page, conferenceDays.registration);
  await page.goto(conferencePaths.registration);
  for (const control of [payButton(page), listLink(page)]) {
    await control.click();
    await expect(alertDialog(page)).toContainText('로그인이 필요합니다.');
    await page.keyboard.press('Escape');
    await expect(control).toBeFocused();
  }
  await moveClockTo(page, conferenceDays.after);
  await listLink(page).click();
  await expect(alertDialog(page)).toContainText('사전 등록 기간이 종료되었습니다.');
  await expect(alertDialog(page).getByRole('button')).toHaveText(['확인']);
});

for (const width of [1440, 390]) {
  test(`a member opens the payment and the receipts by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await startLoggedIn(page);
    await moveClockTo(page, conferenceDays.registration);
    await page.goto(conferencePaths.registration);
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(paymentDialog(page)).toContainText('200,000원');
    await page.keyboard.press('Escape');
    await expect(payButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '학회활동 등록 확인' })).toBeFocused();
    await expect(page.getByText('총 2건, 1/1 페이지')).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '|' });
    await expect(rows.nth(0)).toContainText('2025-05-12 | 무통장입금2025년 춘계학술대회');
    await expect(rows.nth(0).getByRole('button')).toHaveText(['거래명세서 확인']);
    await expect(rows.nth(1).getByRole('button')).toHaveText(['영수증 확인', '거래명세서 확인']);
    const download = page.waitForEvent('download');
    await rows.nth(1).getByRole('button', { name: '영수증 확인' }).press('Enter');
    expect((await download).suggestedFilename().normalize('NFC')).toBe('한빛화장품과학회 영수증.pdf');
    await page.getByRole('link', { name: '이전 화면으로' }).press('Enter');
    await expect(page).toHaveURL(conferencePaths.registration);
  });
}

test('a student sees the fee for students', async ({ page }) => {
  await startLoggedIn(page, { id: 'hanbit07', password: 'hanbit07!', name: '' });
  await moveClockTo(page, conferenceDays.registration);
  await page.goto(conferencePaths.registration);
  await payButton(page).click();
  await expect(paymentDialog(page)).toContainText('100,000원');
});

test('a double click sends one eligibility request', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('checkRegisterDuplicate') && calls.push(request.method()));
  await startLoggedIn(page);
  await moveClockTo(page, conferenceDays.registration);
  await page.goto(conferencePaths.registration);
  await payButton(page).dblclick();
  await expect(paymentDialog(page)).toBeVisible();
  expect(calls).toEqual(['POST']);
});

test('a response that arrives after leaving the screen opens no modal', async ({ page }) => {
  await startLoggedIn(page);
  await moveClockTo(page, conferenceDays.registration);
  await page.goto(conferencePaths.registration);
  const release = await holdRequests(page, '**/checkRegisterDuplicate');
  await payButton(page).click();
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '문의하기' }).click();
  await expect(page).toHaveURL('/contact');
  const response = page.waitForResponse('**/checkRegisterDuplicate');
  release();
  await response;
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a member sees a message after the pre-registration, and can open the list with receipts', async ({ page }) => {
  await moveClockTo(page, conferenceDays.after);
  await startLoggedIn(page);
  await page.goto(conferencePaths.registration);
  await listLink(page).click();
  await expect(alertDialog(page)).toContainText('사전 등록 기간이 종료되었습니다.');
  await alertDialog(page).getByRole('button', { name: '등록 내역 보기' }).click();
  await expect(page).toHaveURL(conferencePaths.ownRegistrations);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('총 2건')).toBeVisible();
  await page.reload();
  await expect(page.getByText('총 2건')).toBeVisible();
});

test('a login after a session that expired with the eligibility request returns to the screen', async ({ page }) => {
  await startLoggedIn(page);
  await moveClockTo(page, conferenceDays.registration);
  await page.goto(conferencePaths.registration);
  const endScenario = await startScenario(page, 'checkRegisterDuplicate', 'sessionExpired');
  await payButton(page).click();
  await expect(alertDialog(page)).toContainText('세션이 만료되어 로그아웃됩니다.');
  await alertDialog(page).getByRole('button', { name: '확인' }).click();
  await endScenario();
  await submitLogin(page);
  await expect(page).toHaveURL(conferencePaths.registration);
  await payButton(page).click();
  await expect(paymentDialog(page)).toBeVisible();
});

test.describe('A network error', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('during the eligibility request shows a message, and the retry succeeds', async ({ page }) => {
    await startLoggedIn(page);
    await moveClockTo(page, conferenceDays.registration);
    await page.goto(conferencePaths.registration);
    await page.route('**/checkRegisterDuplicate', (route) => route.abort());
    await payButton(page).click();
    await expect(alertDialog(page)).toContainText('네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.');
    await alertDialog(page).getByRole('button', { name: '확인' }).click();
    await expect(payButton(page)).toBeFocused();
    await page.unroute('**/checkRegisterDuplicate');
    await payButton(page).click();
    await expect(paymentDialog(page)).toBeVisible();
  });
});

for (const timezoneId of ['Asia/Seoul', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`In the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the pre-registration opens and closes in Seoul time', async ({ page }) => {
      const { registrationOpens, registrationCloses } = deadlines;
      await moveClockTo(page, registrationOpens);
      await startLoggedIn(page);
      await page.goto(conferencePaths.registration);
      for (const [boundary, seconds, text] of [
        [registrationOpens, -1, '사전 등록 기간이 아닙니다.'],
        [registrationOpens, 0, null],
        [registrationOpens, 1, null],
        [registrationCloses, -1, null],
        [registrationCloses, 0, '사전 등록 기간이 종료되었습니다.'],
        [registrationCloses, 1, '사전 등록 기간이 종료되었습니다.'],
      ] as const) {
        await moveClockTo(page, boundary, seconds);
        for (const control of [payButton(page), ...(text ? [listLink(page)] : [])]) {
          await control.click();
          await expect(text ? alertDialog(page) : paymentDialog(page)).toContainText(text ?? '결제 금액');
          await page.keyboard.press('Escape');
          await expect(control).toBeFocused();
        }
      }
    });
  });
}

test('the status of the pre-registration changes and is announced exactly when it opens', async ({ page }) => {
  await page.clock.install({ time: new Date(Date.parse(deadlines.registrationOpens) - 5000) });
  await page.goto(conferencePaths.registration);
  const status = page.getByRole('main').getByRole('status').filter({ hasText: '사전 등록' });
  await expect(status).toHaveText('사전 등록 기간 전입니다.');
  await page.clock.pauseAt(new Date(Date.parse(deadlines.registrationOpens) - 1));
  await expect(status).toHaveText('사전 등록 기간 전입니다.');
  await page.clock.runFor(1);
  await expect(status).toHaveText('사전 등록 기간입니다.');
});

test('an empty list of registrations shows a message', async ({ page }) => {
  await startLoggedIn(page);
  await startScenario(page, 'getRegisterInfo', 'empty');
  await page.goto(conferencePaths.ownRegistrations);
  await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible();
});
