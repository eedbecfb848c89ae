import type { Page } from '@playwright/test';
import { tabAndType, tabTo } from '#e2e/support/keyboard.ts';
import { exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { member, submitLogin } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import { readEmailedCode } from '#e2e/support/verification-code.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const email = 'hanbit01@mail.example';
const exactButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const screenHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a recovery screen from the login. */
async function openFromLogin(page: Page, name: string) {
  await page.goto('/');
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(screenHeading(page, name)).toBeFocused();
}

/** Requests a verification code by keyboard and types it. */
async function typeEmailedCode(page: Page) {
  await tabAndType(page, exactTextbox(page, '이메일 앞부분'), email);
  await tabTo(page, exactButton(page, '전송'));
  await page.keyboard.press('Enter');
  await expect(exactButton(page, '재전송')).toBeFocused();
  await tabAndType(page, exactTextbox(page, '인증번호'), await readEmailedCode(page, email));
}

test('a forgotten ID is found by keyboard, and the result replaces the search in the history', async ({ page }) => {
  await openFromLogin(page, '아이디 찾기');
  await tabAndType(page, exactTextbox(page, '이름'), member.name);
  await typeEmailedCode(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, '인증이 완료되었습니다.')).toBeVisible();
  await tabTo(page, exactButton(page, '아이디 찾기'));
  await page.keyboard.press('Enter');
  await expect(screenHeading(page, '아이디 찾기 결과')).toBeFocused();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await expect(page).toHaveURL('/auth/findid/complete');
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('hanbit01');
  await page.reload();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await tabTo(page, exactButton(page, '로그인 하러가기'));
  await page.keyboard.press('Enter');
  await expect(screenHeading(page, '로그인')).toBeFocused();
  await page.goBack();
  await expect(screenHeading(page, '로그인')).toBeVisible();
  await expect(page, 'the search is not in the history').toHaveURL('/auth/login');
});

test('a forgotten password is replaced by keyboard, and the next login needs the new one', async ({ page }) => {
  await openFromLogin(page, '비밀번호 찾기');
  // The blanks around an ID do not belong to it.
  await tabAndType(page, exactTextbox(page, '아이디'), ` ${member.id} `);
  await typeEmailedCode(page);
  // Enter in the code field submits the code.
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, '인증이 완료되었습니다.')).toBeVisible();
  await tabTo(page, exactButton(page, '비밀번호 찾기'));
  await page.keyboard.press('Enter');
  await expect(screenHeading(page, '비밀번호 변경')).toBeFocused();
  await tabAndType(page, exactTextbox(page, '새 비밀번호'), 'garam2025!');
  await tabAndType(page, exactTextbox(page, '새 비밀번호 확인'), 'garam2025!');
  await page.keyboard.press('Enter');
  await expect(screenHeading(page, '로그인')).toBeFocused();
  await expect(statusMessage(page, '비밀번호가 변경되었습니다.')).toBeVisible();
  await page.goBack();
  await expect(screenHeading(page, '로그인')).toBeVisible();
  await expect(page, 'the steps are not in the history').toHaveURL('/auth/login');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호를 확인해 주세요.');
  await submitLogin(page, { ...member, password: 'garam2025!' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'MY', exact: true })).toBeVisible();
});
