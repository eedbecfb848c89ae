import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#src/styles/global.ts';
import { discardForOthers } from '#src/features/forms/drafts-in-memory.ts';
import { messageModal, titleField } from '#tests/browser/support/locators.ts';
import { logIn, navigationState, openSite, path } from '#tests/browser/support/site.tsx';

const offer = () => page.getByText('작성 중이던 내용이 있습니다. 이어서 작성하시겠습니까?');
const storedText = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** Changes the shared storage as another tab does, and dispatches the event of the browser. */
function inAnotherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

const removeSession = () => {
  for (const key of ['token', 'auth']) localStorage.removeItem(key);
};

const logOutElsewhere = () =>
  inAnotherTab(() => {
    localStorage.setItem('logout', Math.random().toString(36).slice(2));
    removeSession();
    for (const key of Object.keys(localStorage)) if (key.startsWith('drafts:')) localStorage.removeItem(key);
  });

const expireElsewhere = () => inAnotherTab(removeSession);

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  discardForOthers();
  sessionStorage.clear();
});

/** Types an inquiry as a member, up to the moment before its draft is stored. */
async function typeInquiry() {
  await openSite('/contact', 'hanbit01');
  await titleField().fill('저장된 글');
  await expect.poll(storedText).toContain('저장된 글');
  await titleField().fill('방금 쓴 글');
}

describe('after a logout in another tab', () => {
  test('an open form is emptied behind the login modal, and nothing is stored', async () => {
    await typeInquiry();
    logOutElsewhere();
    await expect.element(messageModal().getByText(/다른 탭에서 로그아웃했습니다/)).toBeVisible();
    await expect.element(messageModal().getByRole('button', { name: '로그인 하러가기' })).toHaveFocus();
    expect(document.querySelector<HTMLInputElement>('main [name=inquiry_title]')?.value).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    expect(storedText()).not.toMatch(/저장된 글|방금 쓴 글/);
  });

  test('the form offers the typed text again when the same member logs in on the login screen', async () => {
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

  test('the modal closes and the form offers the typed text when the same member logs in in the other tab', async () => {
    await typeInquiry();
    logOutElsewhere();
    await expect.element(messageModal()).toBeVisible();
    await logIn('hanbit01');
    await expect.element(messageModal()).not.toBeInTheDocument();
    await page.getByRole('button', { name: '이어서 작성' }).click();
    await expect.element(titleField()).toHaveValue('방금 쓴 글');
  });

  test('the typed text is discarded for good when another member logs in', async () => {
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

  test('a form without changes shows no message', async () => {
    await openSite('/contact', 'hanbit01');
    await expect.element(titleField()).toBeVisible();
    logOutElsewhere();
    await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    expect(messageModal().elements()).toHaveLength(0);
  });

  test('My Page leads to the login and back to the form, and sends no request without a token', async () => {
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

  test('the state of the current history entry has no personal data', async () => {
    const data = { pk: 664, title: '제목', content: '내용', files: [] };
    const { router } = await openSite('/', 'hanbit01');
    await router.navigate('/information?step=edit&post=664', { state: { menu: '자유게시판', step: '수정', data } });
    await expect.element(page.getByRole('textbox', { name: '제목' })).toBeVisible();
    logOutElsewhere();
    await expect.poll(navigationState).toEqual({ menu: '자유게시판', step: '수정' });
  });

  test('a sign-up in progress starts again', async () => {
    await openSite('/auth/signup', null);
    const agree = page.getByRole('checkbox', { name: '서비스 이용 약관에 동의합니다.' });
    await agree.click({ force: true });
    await expect.element(agree).toBeChecked();
    await logIn('hanbit01');
    logOutElsewhere();
    await expect.element(agree).not.toBeChecked();
    expect(sessionStorage.getItem('signupDraft')).toBeNull();
  });
});

test('a session that expires in another tab keeps the draft of the member', async () => {
  await typeInquiry();
  expireElsewhere();
  await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect.element(titleField()).toHaveValue('방금 쓴 글');
  await expect.poll(storedText).toContain('방금 쓴 글');
});
