import { expect, type Page } from '@playwright/test';
import { requestLogin } from './api-login.ts';

/** A member of the mock. */
export const member = { id: 'hanbit01', password: 'hanbit01!', name: '김가람' };

/** Fills in the open login form and submits it. */
export async function submitLogin(page: Page, { id, password }: { id: string; password: string } = member) {
  await page.getByRole('textbox', { name: '아이디' }).fill(id);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
}

/** Logs in on the login screen, and waits for the home page. */
export async function logInOnScreen(page: Page, { id, password } = member) {
  await page.goto('/auth/login');
  await submitLogin(page, { id, password });
  await expect(page).toHaveURL('/');
}

/** Stores a login in the browser, as a previous visit does. The site is not opened. */
export async function startLoggedIn(page: Page, { id, password } = member) {
  const entries = await requestLogin(page.request, { base: '', clientSecret: 'e2e', id, password });
  // A picture has the storage of the site and runs no scripts.
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => Object.assign(localStorage, stored), entries);
}
