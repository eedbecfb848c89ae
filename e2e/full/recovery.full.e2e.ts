import type { Page } from '@playwright/test';
import { expectAxeClean } from '#e2e/support/axe.ts';
import { errorSummary, exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { member } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import { readEmailedCode, wrongCode } from '#e2e/support/verification-code.ts';

// During a transition, colours have another contrast.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const email = 'hanbit01@mail.example';
const exactButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const screenHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const verifiedMessage = (page: Page) => statusMessage(page, '인증이 완료되었습니다.');
const expectTree = (page: Page, tree: string) =>
  expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${tree}.aria.yml` });

/** Takes a search through all its states. */
async function expectAccessibleSearch(page: Page, search: { field: string; submit: string; tree: string }) {
  const { field, submit, tree } = search;
  await expect(exactTextbox(page, field)).toBeVisible();
  await expectAxeClean(page, 'initial');
  await expectTree(page, tree);
  await exactTextbox(page, field).fill('가');
  await exactTextbox(page, field).fill('');
  await exactTextbox(page, '이메일 앞부분').fill('가 나@mail.example');
  await exactButton(page, '전송').click();
  await expect(exactTextbox(page, '이메일 앞부분')).toHaveAttribute('aria-invalid', 'true');
  await expectAxeClean(page, 'invalid');
  await expectTree(page, `${tree}-wrong`);
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
  await exactButton(page, submit).click();
  await expect(page.getByRole('alert').filter({ hasText: '니다.' })).toBeVisible();
  await expectAxeClean(page, 'refused');
}

test('the search for an ID is accessible in all its states, and so is its result', async ({ page }) => {
  await page.goto('/auth/findid');
  await expectAccessibleSearch(page, { field: '이름', submit: '아이디 찾기', tree: 'find-id' });
  await exactTextbox(page, '이름').fill(member.name);
  await exactButton(page, '아이디 찾기').click();
  await expect(page.getByText('회원님의 아이디는 hanbit01 입니다.')).toBeVisible();
  await expectAxeClean(page, 'result');
  await expectTree(page, 'find-id-complete');
});

test('the search for a password is accessible in all its states, and so is the form for the new one', async ({
  page,
  context,
}) => {
  await page.goto('/auth/findpw');
  await expectAccessibleSearch(page, { field: '아이디', submit: '비밀번호 찾기', tree: 'find-password' });
  await exactTextbox(page, '아이디').fill(member.id);
  await exactButton(page, '비밀번호 찾기').click();
  await expect(screenHeading(page, '비밀번호 변경')).toBeVisible();
  await expectAxeClean(page, 'initial');
  await expectTree(page, 'new-password');
  await exactButton(page, '변경').click();
  await expect(errorSummary(page)).toBeFocused();
  await expectAxeClean(page, 'invalid');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('garam2025!'));
  for (const name of ['새 비밀번호', '새 비밀번호 확인']) {
    await exactTextbox(page, name).focus();
    await page.keyboard.press('Control+v');
    await expect(exactTextbox(page, name), 'a password can be pasted').toHaveValue('garam2025!');
  }
});
