import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#src/styles/global.ts';
import { discardDraftsOfOtherMembers } from '#src/forms/open-forms.ts';
import { messageModal, titleField } from '#tests/browser/support/locators.ts';
import { logOutElsewhere, typeInquiry } from '#tests/browser/support/other-tab.ts';
import { logIn, navigationState, openSite } from '#tests/browser/support/site.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  discardDraftsOfOtherMembers();
  sessionStorage.clear();
});

test('after a logout in another tab the modal closes and the form offers the typed text when the same member logs in in the other tab', async () => {
  await typeInquiry();
  logOutElsewhere();
  await expect.element(messageModal()).toBeVisible();
  await logIn('hanbit01');
  await expect.element(messageModal()).not.toBeInTheDocument();
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect.element(titleField()).toHaveValue('방금 쓴 글');
});

test('after a logout in another tab a form without changes shows no message', async () => {
  await openSite('/contact', 'hanbit01');
  await expect.element(titleField()).toBeVisible();
  logOutElsewhere();
  await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  expect(messageModal().elements()).toHaveLength(0);
});

test('after a logout in another tab the state of the current history entry has no personal data', async () => {
  const data = { pk: 664, title: '제목', content: '내용', files: [] };
  const { router } = await openSite('/', 'hanbit01');
  await router.navigate('/information?step=edit&post=664', { state: { menu: '자유게시판', step: '수정', data } });
  await expect.element(page.getByRole('textbox', { name: '제목' })).toBeVisible();
  logOutElsewhere();
  await expect.poll(navigationState).toEqual({ menu: '자유게시판', step: '수정' });
});

test('after a logout in another tab a sign-up in progress starts again', async () => {
  await openSite('/auth/signup', null);
  const agree = page.getByRole('checkbox', { name: '서비스 이용 약관에 동의합니다.' });
  await agree.click({ force: true });
  await expect.element(agree).toBeChecked();
  await logIn('hanbit01');
  logOutElsewhere();
  await expect.element(agree).not.toBeChecked();
  expect(sessionStorage.getItem('signupDraft')).toBeNull();
});
