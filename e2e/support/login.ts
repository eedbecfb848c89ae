import { expect, type Page } from '@playwright/test';
import { requestLogin } from '#tools/audit/run/api-login.ts';

/** Members of the mock. */
export const member = { id: 'hanbit01', password: 'hanbit01!', name: '김가람' };

/** Logs in on the login screen, as a person would. */
export async function logIn(page: Page, { id, password } = member) {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: '아이디' }).fill(id);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL('/');
}

/** Lets somebody be logged in from an earlier visit: the site is not open yet, and keeps the login. */
export async function arriveLoggedIn(page: Page, { id, password } = member) {
  const entries = await requestLogin(page.request, { base: '', clientSecret: 'e2e', id, password });
  // A picture of the site has its storage, and runs nothing.
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => Object.assign(localStorage, stored), entries);
}
