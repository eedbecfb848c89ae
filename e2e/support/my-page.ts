import { expect, type Locator, type Page } from '@playwright/test';
import { member, startLoggedIn } from './login.ts';

/** Returns the URL of a sub-screen of My Page. */
export const myPagePath = (menu: string): string => `/mypage?menu=${encodeURIComponent(menu)}`;

/** Returns the submit button of a form of My Page. */
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: '변경완료' });

/** Opens a sub-screen of My Page as a logged-in member. @param path the URL, if it is not that of the menu */
export async function openMyPage(page: Page, menu: string, { id = member.id, path = myPagePath(menu) } = {}) {
  await startLoggedIn(page, { ...member, id, password: `${id}!` });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: menu })).toBeVisible();
}
