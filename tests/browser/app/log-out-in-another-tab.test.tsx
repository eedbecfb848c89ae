// @module-tag slow

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#src/styles/global.ts';
// Lazy-loaded code; loading it in advance keeps the first tests from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/auth/login-page.tsx';
import { discardDraftsOfOtherMembers } from '#src/forms/open-forms.ts';
import { screens } from '#src/navigation/screens.ts';
import { messageModal, titleField } from '#tests/browser/support/locators.ts';
import { logIn, navigationState, openSite, path } from '#tests/browser/support/site.tsx';

/** The offer to restore a draft. */
const offer = () => page.getByText('작성 중이던 내용이 있습니다. 이어서 작성하시겠습니까?');
/** The content of both storages. */
const storedText = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** Logs the member out as another tab does, and dispatches the event of the browser. */
function logOutElsewhere(): void {
  localStorage.setItem('logout', Math.random().toString(36).slice(2));
  for (const key of Object.keys(localStorage))
    if (['token', 'auth'].includes(key) || key.startsWith('drafts:')) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

/** Types an inquiry as a member, up to the moment before its draft is stored. */
async function typeInquiry() {
  await openSite('/contact', 'hanbit01');
  await titleField().fill('저장된 글');
  await expect.poll(storedText).toContain('저장된 글');
  await titleField().fill('방금 쓴 글');
}

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

test('after a logout in another tab a public document stays open', async () => {
  const menu = screens.privacy.title;
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
