import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { logIn, member } from './support/login.ts';
import { expect, test } from './support/test.ts';
import { codeFor, wrongCode } from './support/verification-code.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const email = 'hanbit01@mail.example';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const verified = (page: Page) => page.getByRole('status').filter({ hasText: '인증이 완료되었습니다.' });

/** Comes to a recovery screen as a person does, from the login. */
async function come(page: Page, name: string) {
  await page.goto('/');
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeFocused();
}

async function prove(page: Page) {
  await box(page, '이메일 앞부분').fill(email);
  await button(page, '전송').click();
  await expect(button(page, '재전송')).toBeVisible();
  await box(page, '인증번호').fill(await codeFor(page, email));
  await button(page, '인증').click();
  await expect(verified(page)).toBeVisible();
}

test('a forgotten ID is found by keyboard alone, and the result stands in the place of the search', async ({
  page,
}) => {
  await come(page, '아이디 찾기');
  await typeInto(page, box(page, '이름'), member.name);
  await typeInto(page, box(page, '이메일 앞부분'), email);
  await tabTo(page, button(page, '전송'));
  await page.keyboard.press('Enter');
  await expect(button(page, '재전송')).toBeFocused();
  await typeInto(page, box(page, '인증번호'), await codeFor(page, email));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verified(page)).toBeVisible();
  await tabTo(page, button(page, '아이디 찾기'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/findid/complete');
  await expect(heading(page, '아이디 찾기 결과')).toBeFocused();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await expectAxeClean(page, 'result');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'find-id-complete.aria.yml' });
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('hanbit01');
  await page.reload();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await tabTo(page, button(page, '로그인 하러가기'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
  await page.goBack();
  await expect(page, 'the search has left the history').toHaveURL('/auth/login');
});

test('an ID that was found is not shown by the back button after a logout', async ({ page }) => {
  await come(page, '아이디 찾기');
  await box(page, '이름').fill(member.name);
  await prove(page);
  await button(page, '아이디 찾기').click();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await box(page, '아이디').fill(member.id);
  await box(page, '비밀번호').fill(member.password);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'MY', exact: true }).click();
  await button(page, '로그아웃').click();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toContainText('잘못된 접근입니다.');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(member.id)).toHaveCount(0);
});

test('a forgotten password is replaced by keyboard alone, and the way there leaves the history', async ({ page }) => {
  await come(page, '비밀번호 찾기');
  await typeInto(page, box(page, '아이디'), member.id);
  await typeInto(page, box(page, '이메일 앞부분'), email);
  await tabTo(page, button(page, '전송'));
  await page.keyboard.press('Enter');
  await expect(button(page, '재전송')).toBeFocused();
  await typeInto(page, box(page, '인증번호'), await codeFor(page, email));
  // Enter in the code tries it.
  await page.keyboard.press('Enter');
  await expect(verified(page)).toBeVisible();
  await tabTo(page, button(page, '비밀번호 찾기'));
  await page.keyboard.press('Enter');
  await expect(heading(page, '비밀번호 변경')).toBeFocused();
  await typeInto(page, box(page, '새 비밀번호'), 'garam2025!');
  await typeInto(page, box(page, '새 비밀번호 확인'), 'garam2025!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('status').filter({ hasText: '비밀번호가 변경되었습니다.' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
  await logIn(page, { ...member, password: 'garam2025!' });
});

test.describe('at 390 px with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { path, field, value, submit, after } of [
    { path: '/auth/findid', field: '이름', value: member.name, submit: '아이디 찾기', after: '/auth/findid/complete' },
    { path: '/auth/findpw', field: '아이디', value: member.id, submit: '비밀번호 찾기', after: '/auth/findpw/modify' },
  ]) {
    test(`${path} is filled in and sent`, async ({ page }) => {
      await page.goto(path);
      await box(page, field).tap();
      await page.keyboard.insertText(value);
      await box(page, '이메일 앞부분').tap();
      await page.keyboard.insertText('hanbit01');
      await page.getByRole('button', { name: /이메일 도메인 선택/ }).tap();
      await page.getByRole('option', { name: 'mail.example', exact: true }).tap();
      await expect(box(page, '이메일 도메인')).toHaveAttribute('readonly', '');
      await button(page, '전송').tap();
      await expect(button(page, '재전송')).toBeVisible();
      await box(page, '인증번호').tap();
      await page.keyboard.insertText(await codeFor(page, email));
      await button(page, '인증').tap();
      await expect(verified(page)).toBeVisible();
      await button(page, submit).tap();
      await expect(page).toHaveURL(after);
      if (after !== '/auth/findpw/modify') return;
      await box(page, '새 비밀번호').tap();
      await page.keyboard.insertText('garam2025!');
      await box(page, '새 비밀번호 확인').tap();
      await page.keyboard.insertText('garam2025!');
      await button(page, '변경').tap();
      await expect(page).toHaveURL('/auth/login');
    });
  }
});

for (const { path, field, tree } of [
  { path: '/auth/findid', field: '이름', tree: 'find-id' },
  { path: '/auth/findpw', field: '아이디', tree: 'find-password' },
]) {
  test(`axe finds nothing on ${path}, at rest, wrong, sent, refused and verified`, async ({ page }) => {
    await page.goto(path);
    await expect(box(page, field)).toBeVisible();
    await expectAxeClean(page, 'at rest');
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${tree}.aria.yml` });
    await box(page, field).fill('가');
    await box(page, field).fill('');
    await box(page, '이메일 앞부분').fill('가 나@mail.example');
    await button(page, '전송').click();
    await expect(box(page, '이메일 앞부분')).toHaveAttribute('aria-invalid', 'true');
    await expectAxeClean(page, 'wrong');
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${tree}-wrong.aria.yml` });
    await box(page, '이메일 앞부분').fill(email);
    await button(page, '전송').click();
    await expect(page.getByText('남은 시간')).toBeVisible();
    await box(page, '인증번호').fill(wrongCode(await codeFor(page, email)));
    await button(page, '인증').click();
    await expect(box(page, '인증번호')).toHaveAccessibleDescription('인증번호가 일치하지 않습니다.');
    await expectAxeClean(page, 'a code that is refused');
    await box(page, '인증번호').fill(await codeFor(page, email));
    await button(page, '인증').click();
    await expect(verified(page)).toBeVisible();
    await expectAxeClean(page, 'verified');
    await box(page, field).fill('없는사람');
    await button(page, path === '/auth/findid' ? '아이디 찾기' : '비밀번호 찾기').click();
    await expect(page.getByRole('alert').filter({ hasText: '니다.' })).toBeVisible();
    await expectAxeClean(page, 'refused');
  });
}

test('a new password: axe at rest and wrong, its tree, and a paste of what a password manager holds', async ({
  page,
  context,
}) => {
  await page.goto('/auth/findpw');
  await box(page, '아이디').fill(member.id);
  await prove(page);
  await button(page, '비밀번호 찾기').click();
  await expect(heading(page, '비밀번호 변경')).toBeVisible();
  await expectAxeClean(page, 'at rest');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'new-password.aria.yml' });
  await button(page, '변경').click();
  await expect(page.getByRole('region', { name: /입력 내용을 확인/ })).toBeFocused();
  await expectAxeClean(page, 'wrong');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('garam2025!'));
  for (const name of ['새 비밀번호', '새 비밀번호 확인']) {
    await box(page, name).focus();
    await page.keyboard.press('Control+v');
    await expect(box(page, name)).toHaveValue('garam2025!');
    await expect(box(page, name)).toHaveAttribute('autocomplete', 'new-password');
  }
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(member.id);
});

test('a code can be pasted with blanks, and the browser may fill it in', async ({ page, context }) => {
  await page.goto('/auth/findid');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(' 123 456\n'));
  const code = box(page, '인증번호');
  await code.focus();
  await page.keyboard.press('Control+v');
  await expect(code).toHaveValue('123456');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(box(page, '이름')).toHaveAttribute('autocomplete', 'name');
  await expect(box(page, '이메일 앞부분')).toHaveAttribute('autocomplete', 'email');
});
