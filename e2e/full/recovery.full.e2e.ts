import type { Page } from '@playwright/test';
import { expectAxeClean } from '#e2e/support/axe.ts';
import { tabAndType, tabTo } from '#e2e/support/keyboard.ts';
import { errorSummary, exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { logInOnScreen, member } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import { wrongCode } from '#e2e/support/verification-code.ts';
import { readEmailedCode } from '#tools/audit/screens/verification-code.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const email = 'hanbit01@mail.example';
const exactButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const screenHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const verifiedMessage = (page: Page) => statusMessage(page, '인증이 완료되었습니다.');

/** Opens a recovery screen from the login. */
async function openFromLogin(page: Page, name: string) {
  await page.goto('/');
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(screenHeading(page, name)).toBeFocused();
}

/** Verifies the email address in the open form. */
async function verifyEmailOnScreen(page: Page) {
  await exactTextbox(page, '이메일 앞부분').fill(email);
  await exactButton(page, '전송').click();
  await expect(exactButton(page, '재전송')).toBeVisible();
  await exactTextbox(page, '인증번호').fill(await readEmailedCode(page, email));
  await exactButton(page, '인증').click();
  await expect(verifiedMessage(page)).toBeVisible();
}

test('a forgotten ID is found by keyboard, and the result replaces the search in the history', async ({ page }) => {
  await openFromLogin(page, '아이디 찾기');
  await tabAndType(page, exactTextbox(page, '이름'), member.name);
  await tabAndType(page, exactTextbox(page, '이메일 앞부분'), email);
  await tabTo(page, exactButton(page, '전송'));
  await page.keyboard.press('Enter');
  await expect(exactButton(page, '재전송')).toBeFocused();
  await tabAndType(page, exactTextbox(page, '인증번호'), await readEmailedCode(page, email));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verifiedMessage(page)).toBeVisible();
  await tabTo(page, exactButton(page, '아이디 찾기'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/findid/complete');
  await expect(screenHeading(page, '아이디 찾기 결과')).toBeFocused();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await expectAxeClean(page, 'result');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'find-id-complete.aria.yml' });
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('hanbit01');
  await page.reload();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await tabTo(page, exactButton(page, '로그인 하러가기'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
  await page.goBack();
  await expect(page, 'the search is not in the history').toHaveURL('/auth/login');
});

test('the back button does not show a found ID after a logout', async ({ page }) => {
  await openFromLogin(page, '아이디 찾기');
  await exactTextbox(page, '이름').fill(member.name);
  await verifyEmailOnScreen(page);
  await exactButton(page, '아이디 찾기').click();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await exactTextbox(page, '아이디').fill(member.id);
  await exactTextbox(page, '비밀번호').fill(member.password);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'MY', exact: true }).click();
  await exactButton(page, '로그아웃').click();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toContainText('잘못된 접근입니다.');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(member.id)).toHaveCount(0);
});

test('a forgotten password is replaced by keyboard, and the steps are removed from the history', async ({ page }) => {
  await openFromLogin(page, '비밀번호 찾기');
  await tabAndType(page, exactTextbox(page, '아이디'), member.id);
  await tabAndType(page, exactTextbox(page, '이메일 앞부분'), email);
  await tabTo(page, exactButton(page, '전송'));
  await page.keyboard.press('Enter');
  await expect(exactButton(page, '재전송')).toBeFocused();
  await tabAndType(page, exactTextbox(page, '인증번호'), await readEmailedCode(page, email));
  // Enter in the code field submits the code.
  await page.keyboard.press('Enter');
  await expect(verifiedMessage(page)).toBeVisible();
  await tabTo(page, exactButton(page, '비밀번호 찾기'));
  await page.keyboard.press('Enter');
  await expect(screenHeading(page, '비밀번호 변경')).toBeFocused();
  await tabAndType(page, exactTextbox(page, '새 비밀번호'), 'garam2025!');
  await tabAndType(page, exactTextbox(page, '새 비밀번호 확인'), 'garam2025!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('status').filter({ hasText: '비밀번호가 변경되었습니다.' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
  await logInOnScreen(page, { ...member, password: 'garam2025!' });
});

test.describe('By touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { path, field, value, submit, after } of [
    { path: '/auth/findid', field: '이름', value: member.name, submit: '아이디 찾기', after: '/auth/findid/complete' },
    { path: '/auth/findpw', field: '아이디', value: member.id, submit: '비밀번호 찾기', after: '/auth/findpw/modify' },
  ]) {
    test(`the form of ${path} can be submitted`, async ({ page }) => {
      await page.goto(path);
      await exactTextbox(page, field).tap();
      await page.keyboard.insertText(value);
      await exactTextbox(page, '이메일 앞부분').tap();
      await page.keyboard.insertText('hanbit01');
      await page.getByRole('button', { name: /이메일 도메인 선택/ }).tap();
      await page.getByRole('option', { name: 'mail.example', exact: true }).tap();
      await expect(exactTextbox(page, '이메일 도메인')).toHaveAttribute('readonly', '');
      await exactButton(page, '전송').tap();
      await expect(exactButton(page, '재전송')).toBeVisible();
      await exactTextbox(page, '인증번호').tap();
      await page.keyboard.insertText(await readEmailedCode(page, email));
      await exactButton(page, '인증').tap();
      await expect(verifiedMessage(page)).toBeVisible();
      await exactButton(page, submit).tap();
      await expect(page).toHaveURL(after);
      if (after !== '/auth/findpw/modify') return;
      await exactTextbox(page, '새 비밀번호').tap();
      await page.keyboard.insertText('garam2025!');
      await exactTextbox(page, '새 비밀번호 확인').tap();
      await page.keyboard.insertText('garam2025!');
      await exactButton(page, '변경').tap();
      await expect(page).toHaveURL('/auth/login');
    });
  }
});

for (const { path, field, tree } of [
  { path: '/auth/findid', field: '이름', tree: 'find-id' },
  { path: '/auth/findpw', field: '아이디', tree: 'find-password' },
]) {
  test(`${path} has no axe violations when empty, invalid, sent, refused and verified`, async ({ page }) => {
    await page.goto(path);
    await expect(exactTextbox(page, field)).toBeVisible();
    await expectAxeClean(page, 'initial');
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${tree}.aria.yml` });
    await exactTextbox(page, field).fill('가');
    await exactTextbox(page, field).fill('');
    await exactTextbox(page, '이메일 앞부분').fill('가 나@mail.example');
    await exactButton(page, '전송').click();
    await expect(exactTextbox(page, '이메일 앞부분')).toHaveAttribute('aria-invalid', 'true');
    await expectAxeClean(page, 'invalid');
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${tree}-wrong.aria.yml` });
    await exactTextbox(page, '이메일 앞부분').fill(email);
    await exactButton(page, '전송').click();
    await expect(page.getByText('남은 시간')).toBeVisible();
    await exactTextbox(page, '인증번호').fill(wrongCode(await readEmailedCode(page, email)));
    await exactButton(page, '인증').click();
    await expect(exactTextbox(page, '인증번호')).toHaveAccessibleDescription('인증번호가 일치하지 않습니다.');
    await expectAxeClean(page, 'wrong code');
    await exactTextbox(page, '인증번호').fill(await readEmailedCode(page, email));
    await exactButton(page, '인증').click();
    await expect(verifiedMessage(page)).toBeVisible();
    await expectAxeClean(page, 'verified');
    await exactTextbox(page, field).fill('없는사람');
    await exactButton(page, path === '/auth/findid' ? '아이디 찾기' : '비밀번호 찾기').click();
    await expect(page.getByRole('alert').filter({ hasText: '니다.' })).toBeVisible();
    await expectAxeClean(page, 'refused');
  });
}

test('the form for a new password has no axe violations, matches its tree, and accepts pasted passwords', async ({
  page,
  context,
}) => {
  await page.goto('/auth/findpw');
  await exactTextbox(page, '아이디').fill(member.id);
  await verifyEmailOnScreen(page);
  await exactButton(page, '비밀번호 찾기').click();
  await expect(screenHeading(page, '비밀번호 변경')).toBeVisible();
  await expectAxeClean(page, 'initial');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'new-password.aria.yml' });
  await exactButton(page, '변경').click();
  await expect(errorSummary(page)).toBeFocused();
  await expectAxeClean(page, 'invalid');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('garam2025!'));
  for (const name of ['새 비밀번호', '새 비밀번호 확인']) {
    await exactTextbox(page, name).focus();
    await page.keyboard.press('Control+v');
    await expect(exactTextbox(page, name)).toHaveValue('garam2025!');
    await expect(exactTextbox(page, name)).toHaveAttribute('autocomplete', 'new-password');
  }
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(member.id);
});

test('a code can be pasted with blanks, and the browser may fill it in', async ({ page, context }) => {
  await page.goto('/auth/findid');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(' 123 456\n'));
  const code = exactTextbox(page, '인증번호');
  await code.focus();
  await page.keyboard.press('Control+v');
  await expect(code).toHaveValue('123456');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(exactTextbox(page, '이름')).toHaveAttribute('autocomplete', 'name');
  await expect(exactTextbox(page, '이메일 앞부분')).toHaveAttribute('autocomplete', 'email');
});
