import { expect, type Page } from '@playwright/test';
import { moveClockTo } from './clock.ts';
import { startLoggedIn } from './login.ts';

/** The URL of the annual fee. */
export const feePath = `/membership?${new URLSearchParams({ menu: '연회비 납부' })}`;

/** A day within the pre-registration, so that annual fee and registration fee can be paid. */
const paymentDay = '2025-11-05T10:00:00+09:00';

/** A student without payments. */
export const student = { id: 'hanbit07', password: 'hanbit07!', name: '' };

const historyHeading = (page: Page) => page.getByRole('heading', { name: '학회 연회비 납부내역' });

/** Opens the annual fee as a student without payments, on a day on which fees can be paid. */
export async function openFees(page: Page) {
  await moveClockTo(page, paymentDay);
  await startLoggedIn(page, student);
  await page.goto(feePath);
  await expect(historyHeading(page)).toBeVisible();
}

export const payButton = (page: Page) => page.getByRole('button', { name: '납부하기' });
export const paymentDialog = (page: Page) => page.getByRole('dialog');
export const confirmButton = (page: Page) => paymentDialog(page).getByRole('button', { name: '확인', exact: true });

/** Opens the page of the card company from the payment history. */
export async function goToCardPage(page: Page) {
  await payButton(page).click();
  await paymentDialog(page).getByRole('button', { name: '결제', exact: true }).click();
  await expect(page.getByRole('button', { name: /^승인/ })).toBeVisible();
}

/** Presses the button of a decision on the page of the card company. */
export const chooseDecision = (page: Page, decision: string) =>
  page.getByRole('button', { name: new RegExp(`^${decision}`) }).click();

/** Expects the modal that confirms the payment, and closes it. */
export async function expectConfirmedPayment(page: Page) {
  await expect(paymentDialog(page).getByRole('heading', { name: '납부 완료' })).toBeVisible();
  await expect(paymentDialog(page).getByText('확인됨', { exact: true })).toBeVisible();
  await confirmButton(page).click();
  await expect(paymentDialog(page)).toBeHidden();
}

/** Expects the number of payments of this year in the history: none, perhaps with a transfer on its way, or one. */
export async function expectPaymentCount(page: Page, count: 0 | 1) {
  const main = page.getByRole('main');
  await expect(main.getByText('납부완료', { exact: true })).toHaveCount(count);
  await expect(main.getByText(/^미납/)).toHaveCount(1 - count);
}
