// @module-tag slow

import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
// Loaded with the first modal; loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/features/payment/payment-dialog.tsx';
import { variants } from '#src/components/buttons/button.style.ts';
import { noEventText, registrationFacts } from '#src/content/conference.ts';
import { listFees } from '#src/features/payment/goods.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { paths } from '#src/navigation/paths.ts';
import '#src/styles/global.ts';
import { conferenceScreens, openConference, stopClockAt } from '#tests/browser/support/conference.ts';
import { button, messageModal, textbox } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, path, requestsSettled, respondWithExample } from '#tests/browser/support/site.tsx';
import { visibleTexts } from '#tests/browser/support/visible-messages.ts';
import { conferenceDays, deadlines, event } from '#tests/support/event.ts';

const payButton = button('결제');
const listLink = page.getByRole('link', { name: '등록 확인' });
const paymentDialog = page.getByRole('dialog', { name: '학회등록비 납부' });
const closedText = '사전 등록 기간이 종료되었습니다.';

/** Closes the modal with Escape, and expects the focus on the control that opened it. */
async function closeModalTo(control: Locator) {
  await userEvent.keyboard('{Escape}');
  await expect.element(control).toHaveFocus();
}

beforeEach(() => page.viewport(1280, 800));

test('the registration screen shows the period, its status, the methods and the fees', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.registration, null);
  await expect.element(payButton).toBeVisible();
  expect(visibleTexts('main [role=status]')).toEqual(['사전 등록 기간입니다.']);
  expect(visibleTexts('main dl > div')).toEqual(registrationFacts(event).map(({ name, value }) => `${name} ${value}`));
  await expect.element(page.getByRole('table', { name: '등록비 (1인 기준)' })).toBeVisible();
  expect(visibleTexts('main table tr')).toEqual([
    '회원구분 등록비',
    ...listFees('등록비', event.day).map(({ memberType, won }) => `${memberType} ${formatWon(won)}`),
  ]);
});

test('while there is no event, the screen says so, and a member reaches the receipts of earlier ones', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.between);
  await expect.element(page.getByText(noEventText)).toBeVisible();
  await expect.element(payButton).not.toBeInTheDocument();
  await listLink.click();
  await expect.element(page.getByText('총 2건, 1/1 페이지')).toBeVisible();
  await expect.element(button('2024년 제4차 정기총회 및 추계학술대회 영수증 확인')).toBeVisible();
});

test('while there is no event, a guest who opens the list of registrations gets the login modal', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.between, null);
  await listLink.click();
  await expect.element(messageModal().getByText('로그인이 필요합니다.')).toBeVisible();
  await closeModalTo(listLink);
});

test('a guest gets the login modal during the pre-registration, and only its end is announced afterwards', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.registration, null);
  for (const control of [payButton, listLink]) {
    await control.click();
    await expect.element(messageModal().getByText('로그인이 필요합니다.')).toBeVisible();
    await closeModalTo(control);
  }
  stopClockAt(conferenceDays.after);
  await listLink.click();
  await expect.element(messageModal().getByText(closedText)).toBeVisible();
  expect(visibleTexts('[role=alertdialog] button')).toEqual(['확인']);
});

test('a member who confirms that the pre-registration is over opens the list of registrations', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.after);
  await listLink.click();
  await expect.element(messageModal().getByText(closedText)).toBeVisible();
  await button('등록 내역 보기').click();
  await expect.element(page.getByText('총 2건, 1/1 페이지')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: '학회활동 등록 확인' })).toHaveFocus();
  await page.getByRole('link', { name: '이전 화면으로' }).click();
  await expect.element(payButton).toBeVisible();
});

test('payment, list and status change exactly when the pre-registration closes', async () => {
  await openConference(conferenceScreens.registration, deadlines.registrationCloses, 'hanbit01', -1);
  await expect.poll(() => visibleTexts('main [role=status]')).toEqual(['사전 등록 기간입니다.']);
  await payButton.click();
  await expect.element(paymentDialog).toBeVisible();
  await closeModalTo(payButton);
  stopClockAt(deadlines.registrationCloses);
  await expect.poll(() => visibleTexts('main [role=status]')).toEqual(['사전 등록이 마감되었습니다.']);
  for (const control of [payButton, listLink]) {
    await control.click();
    await expect.element(messageModal().getByText(closedText)).toBeVisible();
    await closeModalTo(control);
  }
  // After the end the site refuses the payment by itself.
  expect(callsOf('checkRegisterDuplicate')).toHaveLength(1);
});

test('the site refuses before and after the period, although the server checks only earlier payments', async () => {
  await openConference(conferenceScreens.registration, deadlines.registrationOpens, 'hanbit01', -1);
  respondWithExample('checkRegisterDuplicate', 'general');
  await payButton.click();
  await expect.element(messageModal().getByText('사전 등록 기간이 아닙니다.')).toBeVisible();
  await closeModalTo(payButton);
  stopClockAt(deadlines.registrationCloses);
  await payButton.click();
  await expect.element(messageModal().getByText(closedText)).toBeVisible();
  expect(callsOf('checkRegisterDuplicate')).toEqual([]);
});

test('a refusal in the last minute, by a page whose clock is slow, says that the period has ended', async () => {
  await openConference(conferenceScreens.registration, deadlines.registrationCloses, 'hanbit01', -25_000);
  respondWithExample('checkRegisterDuplicate', 'outsideWindow');
  await payButton.click();
  await expect.element(messageModal().getByText(closedText)).toBeVisible();
});

test('a double click on 결제 requests the eligibility once', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.registration);
  // The response waits: the second click must not fall outside a dialog that has already opened.
  const { promise, resolve } = Promise.withResolvers<null>();
  handleOperation('checkRegisterDuplicate', (request, pass) => promise.then(() => pass(request)));
  await payButton.dblClick();
  resolve(null);
  await expect.element(paymentDialog).toBeVisible();
  expect(callsOf('checkRegisterDuplicate')).toHaveLength(1);
});

test('an eligibility that arrives after the member has left the screen opens no payment', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.registration);
  const { promise, resolve } = Promise.withResolvers<null>();
  handleOperation('checkRegisterDuplicate', (request, pass) => promise.then(() => pass(request)));
  await payButton.click();
  await expect.element(button('확인 중')).toBeVisible();
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '문의하기' }).click();
  await expect.element(textbox('이름')).toBeVisible();
  resolve(null);
  await requestsSettled();
  expect(path()).toBe(paths.contact);
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('a member who has registered reads the date in place of the payment, and the list is the main action', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.registration, 'hanbit02');
  await expect.element(page.getByText('등록 완료 (2025-11-04)')).toBeVisible();
  await expect.element(payButton).not.toBeInTheDocument();
  await expect.element(listLink).toHaveClass(variants.solid);
});

test('the payment names the event, the member type, the amount and the end of refunds', async () => {
  await openConference(conferenceScreens.registration, conferenceDays.registration);
  await payButton.click();
  await expect.element(paymentDialog).toBeVisible();
  expect(visibleTexts('[role=dialog] dl > div')).toEqual([
    `행사 ${event.title}`,
    '회원구분 일반회원',
    '결제 금액 200,000원',
    '환불 11월 14일(금)까지',
  ]);
});
