/** Writes what a second, a duplicated and a restored tab do to a payment, a form, a sign-up and a logout. */
import type { Page } from '@playwright/test';
import { exactTextbox } from '#e2e/support/locators.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { myPagePath } from '#e2e/support/my-page.ts';
import {
  chooseDecision,
  expectPaymentCount,
  feePath,
  goToCardPage,
  openFees,
  payButton,
  paymentDialog,
} from '#e2e/support/payment.ts';
import { resumeSignupAt } from '#e2e/support/signup.ts';
import { closeTab, createTabTable, duplicateTab, openSecondTab, restoreTab } from '#e2e/support/tabs.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

const modal = (page: Page) => page.getByRole('alertdialog');
const modalText = (page: Page) => modal(page).locator('p').first();
const statusText = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const draftOffer = (page: Page) => statusText(page, '작성 중이던 내용').locator('p').first();
const screenHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const subject = (page: Page) => exactTextbox(page, '제목');

/** Presses 결제 in the payment modal, and opens the modal first if it is closed. */
async function pay(page: Page) {
  if (await paymentDialog(page).isHidden()) await payButton(page).click();
  await paymentDialog(page).getByRole('button', { name: '결제', exact: true }).click();
}

test('a fee is paid once by a second, a duplicated and a restored tab, which ask or say that it is paid', async ({
  page,
}) => {
  const { add, markdown } = createTabTable();
  const task = '연회비를 카드로 결제';
  const cardHeading = (tab: Page) => tab.getByRole('heading', { name: /^결제 시험 화면/ });
  await openFees(page);
  const copy = await duplicateTab(page);
  const second = await openSecondTab(page, feePath);
  await goToCardPage(page);
  await pay(second);
  await add([task, '두 번째 탭', '첫 탭이 카드사 화면에 있을 때 결제를 누름'], second, modalText(second));
  await modal(second).getByRole('button', { name: '취소' }).click();

  const first = await restoreTab(second, { ...(await closeTab(page)), url: feePath });
  await pay(first);
  await add([task, '복원한 탭', '카드사 화면에서 닫힌 탭을 복원해 결제를 누름'], first, cardHeading(first));

  await pay(copy);
  await add([task, '복제한 탭', '첫 탭이 카드사 화면에 있을 때 결제를 누름'], copy, modalText(copy));
  await modal(copy).getByRole('button', { name: '카드로 결제' }).click();
  await expect(cardHeading(copy)).toBeVisible();

  await chooseDecision(first, '승인');
  await add(
    [task, '첫 탭', '두 탭이 카드사 화면에 있을 때 승인받음'],
    first,
    paymentDialog(first).getByRole('heading', { name: /^납부/ }),
  );
  await chooseDecision(copy, '승인');
  await add([task, '복제한 탭', '첫 탭이 승인받은 뒤 승인받으려 함'], copy, modalText(copy));
  await pay(second);
  const refusal = paymentDialog(second).getByRole('alert');
  await add([task, '두 번째 탭', '첫 탭이 승인받은 뒤 결제를 누름'], second, refusal.filter({ hasText: /\S/ }));
  await second.reload();
  await expectPaymentCount(second, 1);
  expect(markdown()).toMatchSnapshot(['tabs', 'payment.md']);
});

test('a draft is offered to a second, a duplicated and a restored tab', async ({ page }) => {
  const { add, markdown } = createTabTable();
  const task = '회원이 문의를 작성';
  const text = '두 탭의 문의';
  const secondText = '두 번째 탭의 문의';
  const storedDrafts = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await startLoggedIn(page);
  await page.goto('/contact');
  await subject(page).fill(text);
  await expect.poll(storedDrafts).toContain(text);
  const second = await openSecondTab(page, '/contact');
  await add([task, '두 번째 탭', '같은 양식을 엶'], second, draftOffer(second));
  await subject(second).fill(secondText);
  await add([task, '첫 탭', '두 번째 탭이 다른 문의를 작성함'], page, statusText(page, '다른 탭'));
  await subject(second).fill('');
  await expect.poll(storedDrafts).not.toContain(secondText);
  await second.close();
  const copy = await duplicateTab(page);
  await add([task, '복제한 탭', '작성 중인 탭을 복제함'], copy, draftOffer(copy));
  await copy.getByRole('button', { name: '이어서 작성' }).click();
  await expect(subject(copy)).toHaveValue(text);
  const restored = await restoreTab(copy, await closeTab(page));
  await add([task, '복원한 탭', '작성 중에 닫힌 탭을 복원함'], restored, draftOffer(restored));
  await restored.getByRole('button', { name: '이어서 작성' }).click();
  await expect(subject(restored)).toHaveValue(text);
  expect(markdown()).toMatchSnapshot(['tabs', 'draft.md']);
});

test('a sign-up goes on in a duplicated and in a restored tab, and begins again in a second one', async ({ page }) => {
  const { add, markdown } = createTabTable();
  const task = '회원가입 4단계';
  const otherTab = (tab: Page) => statusText(tab, '다른 탭에서도 회원가입');
  await resumeSignupAt(page, '학력정보 입력');
  const second = await openSecondTab(page, '/auth/signup');
  await add([task, '두 번째 탭', '회원가입을 엶'], second, screenHeading(second));
  await add([task, '두 번째 탭', '회원가입을 엶'], second, otherTab(second));
  await second.close();
  await expect(otherTab(page)).toBeHidden();
  const copy = await duplicateTab(page);
  await add([task, '복제한 탭', '가입 중인 탭을 복제함'], copy, screenHeading(copy));
  await add([task, '복제한 탭', '가입 중인 탭을 복제함'], copy, otherTab(copy));
  await add([task, '첫 탭', '가입 중인 탭을 복제함'], page, otherTab(page));
  const restored = await restoreTab(copy, await closeTab(page));
  await add([task, '복원한 탭', '가입 중에 닫힌 탭을 복원함'], restored, screenHeading(restored));
  await add([task, '복원한 탭', '가입 중에 닫힌 탭을 복원함'], restored, otherTab(restored));
  expect(markdown()).toMatchSnapshot(['tabs', 'signup.md']);
});

test('a logout ends the session of every tab, and asks those with unsent text to log in again', async ({ page }) => {
  const { add, markdown } = createTabTable();
  const task = '로그아웃';
  const logOut = '첫 탭에서 로그아웃함';
  await startLoggedIn(page);
  await page.goto('/mypage');
  const second = await openSecondTab(page, '/mypage');
  const typing = await openSecondTab(page, '/contact');
  await subject(typing).fill('보내지 않은 문의');
  const copy = await duplicateTab(typing);
  await subject(copy).fill('복제한 탭의 문의');
  const closed = await openSecondTab(page, myPagePath('직장정보'));
  await expect(screenHeading(closed)).toBeVisible();
  const remembered = await closeTab(closed);
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/');
  await add([task, '첫 탭', '마이페이지에서 로그아웃함'], page, null);
  await expect(second).toHaveURL('/');
  await add([task, '두 번째 탭의 마이페이지', logOut], second, null);
  await add([task, '두 번째 탭의 작성 중인 문의', logOut], typing, modalText(typing));
  await add([task, '복제한 탭의 작성 중인 문의', logOut], copy, modalText(copy));
  await expect(subject(typing)).toHaveValue('');
  const restored = await restoreTab(page, remembered);
  await add([task, '복원한 탭의 마이페이지', '닫힌 뒤 첫 탭에서 로그아웃함'], restored, modalText(restored));
  expect(markdown()).toMatchSnapshot(['tabs', 'logout.md']);
});
