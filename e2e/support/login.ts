import { expect, type Page } from '@playwright/test';

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
