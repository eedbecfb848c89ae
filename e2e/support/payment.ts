import { expect, type Page } from '@playwright/test';
import { moveTo } from './clock.ts';
import { arriveLoggedIn, type member } from './login.ts';

/** The annual fee's own address. */
export const fees = `/membership?${new URLSearchParams({ menu: '연회비 납부' })}`;

/** A day of the pre-registration, so that both fees can be paid. */
const today = '2025-11-05T10:00:00+09:00';

/** A student who has paid nothing yet. */
const student: typeof member = { id: 'hanbit07', password: 'hanbit07!', name: '' };

/** Logs a student in on a day on which fees can be paid, and shows the annual fee. */
export async function openFees(page: Page, who: typeof member = student) {
  await moveTo(page, today);
  await arriveLoggedIn(page, who);
  await page.goto(fees);
  await expect(page.getByRole('heading', { name: '학회 연회비 납부내역' })).toBeVisible();
}

export const payButton = (page: Page) => page.getByRole('button', { name: '납부하기' });
export const modal = (page: Page) => page.getByRole('dialog');
export const confirm = (page: Page) => modal(page).getByRole('button', { name: '확인', exact: true });

/** Goes from the history to the page of the card company. */
export async function goToCardPage(page: Page) {
  await payButton(page).click();
  await modal(page).getByRole('button', { name: '결제', exact: true }).click();
  await expect(page.getByRole('button', { name: /^승인/ })).toBeVisible();
}

/** Decides on the page of the card company. */
export const decide = (page: Page, decision: string) =>
  page.getByRole('button', { name: new RegExp(`^${decision}`) }).click();

/** Reads that the server has the payment, and closes the modal. */
export async function readConfirmed(page: Page) {
  await expect(modal(page).getByRole('heading', { name: '납부 완료' })).toBeVisible();
  await expect(modal(page).getByText('확인됨', { exact: true })).toBeVisible();
  await confirm(page).click();
  await expect(modal(page)).toBeHidden();
}

/** How often the history says that this year is paid. */
export async function expectPaid(page: Page, times: number) {
  const main = page.getByRole('main');
  await expect(main.getByText(times === 0 ? '미납' : '납부완료', { exact: true })).toHaveCount(1);
  await expect(main.getByText(times === 0 ? '납부완료' : '미납', { exact: true })).toHaveCount(0);
}

/** Presses a key until what is focused has a name. */
export async function pressUntil(page: Page, key: string, name: RegExp) {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return (
        element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent ?? ''
      );
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`${key} never led to ${name}`);
}
