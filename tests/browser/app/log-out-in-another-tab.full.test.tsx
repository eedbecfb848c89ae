import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#src/styles/global.ts';
import { discardDraftsOfOtherMembers } from '#src/forms/open-forms.ts';
import { publicDocuments } from '#src/navigation/menus.ts';
import { messageModal, titleField } from '#tests/browser/support/locators.ts';
import { expireElsewhere, logOutElsewhere, offer, storedText, typeInquiry } from '#tests/browser/support/other-tab.ts';
import { logIn, navigationState, openSite, path } from '#tests/browser/support/site.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  discardDraftsOfOtherMembers();
  sessionStorage.clear();
});

test('after a logout in another tab an open form is emptied behind the login modal, and nothing is stored', async () => {
  await typeInquiry();
  logOutElsewhere();
  await expect.element(messageModal().getByText(/다른 탭에서 로그아웃했습니다/)).toBeVisible();
  await expect.element(messageModal().getByRole('button', { name: '로그인 하러가기' })).toHaveFocus();
  expect(document.querySelector<HTMLInputElement>('main [name=inquiry_title]')?.value).toBe('');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedText()).not.toMatch(/저장된 글|방금 쓴 글/);
});

test('after a logout in another tab the form offers the typed text again when the same member logs in on the login screen', async () => {
  await typeInquiry();
  logOutElsewhere();
  await messageModal().getByRole('button', { name: '로그인 하러가기' }).click();
  await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
  await page.getByRole('textbox', { name: '비밀번호' }).fill('hanbit01!');
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await expect.poll(path).toBe('/contact');
  await expect.element(offer()).toBeVisible();
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect.element(titleField()).toHaveValue('방금 쓴 글');
});

test('after a logout in another tab the typed text is discarded for good when another member logs in', async () => {
  await typeInquiry();
  logOutElsewhere();
  await expect.element(messageModal()).toBeVisible();
  await logIn('hanbit02');
  await expect.element(messageModal()).not.toBeInTheDocument();
  await expect.element(titleField()).toHaveValue('');
  expect(offer().elements()).toHaveLength(0);
  await logIn('hanbit01');
  await expect.element(titleField()).toHaveValue('');
  expect(offer().elements()).toHaveLength(0);
});

test.each(publicDocuments)('after a logout in another tab the public document %s stays open', async (menu) => {
  await openSite(`/mypage?${new URLSearchParams({ menu })}`, 'hanbit01');
  const heading = page.getByRole('heading', { level: 1, name: menu });
  await expect.element(heading).toBeVisible();
  logOutElsewhere();
  await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect.element(heading).toBeVisible();
  expect(path()).toBe('/mypage');
});

test('after a logout in another tab My Page leads to the login and back to the form, and sends no request without a token', async () => {
  const withoutToken: string[] = [];
  await openSite('/mypage', 'hanbit01', (operation, request) => {
    if (/getMember/.test(operation) && !request.headers.has('Authorization')) withoutToken.push(operation);
    return null;
  });
  const name = page.getByRole('textbox', { name: '영문이름' });
  await name.fill('Garam Unsaved');
  logOutElsewhere();
  await expect.poll(path).toBe('/auth/login');
  expect(navigationState()).toEqual({ from: { to: '/mypage', state: null } });
  await messageModal().getByRole('button', { name: '로그인 하러가기' }).click();
  await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
  await page.getByRole('textbox', { name: '비밀번호' }).fill('hanbit01!');
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect.element(name).toHaveValue('Garam Unsaved');
  expect(withoutToken).toEqual([]);
});

test('a session that expires in another tab keeps the draft of the member', async () => {
  await typeInquiry();
  expireElsewhere();
  await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect.element(titleField()).toHaveValue('방금 쓴 글');
  await expect.poll(storedText).toContain('방금 쓴 글');
});
