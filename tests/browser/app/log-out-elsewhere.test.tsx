import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#src/styles/global.ts';
import { discardDraftsOfOtherMembers } from '#src/features/forms/drafts-in-memory.ts';
import { logIn, navigationState, openSite, path } from '#tests/browser/support/site.tsx';

const title = () => page.getByRole('textbox', { name: '제목' });
const dialog = () => page.getByRole('alertdialog');
const offer = () => page.getByText('작성 중이던 내용이 있습니다. 이어서 작성하시겠습니까?');
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** Does what another tab does to the shared storage, and lets the browser tell this tab. */
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
  discardDraftsOfOtherMembers();
  sessionStorage.clear();
});

/** Begins an inquiry as a member, to the last moment before the draft would be written. */
async function typeInquiry() {
  await openSite('/contact', 'hanbit01');
  await title().fill('저장된 글');
  await expect.poll(stored).toContain('저장된 글');
  await title().fill('방금 쓴 글');
}

describe('after a logout that was chosen in another tab', () => {
  test('a form that was open is emptied behind the login modal, and nothing of it is stored', async () => {
    await typeInquiry();
    logOutElsewhere();
    await expect.element(dialog().getByText(/다른 탭에서 로그아웃했습니다/)).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: '로그인 하러가기' })).toHaveFocus();
    expect(document.querySelector<HTMLInputElement>('main [name=inquiry_title]')?.value).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).not.toMatch(/저장된 글|방금 쓴 글/);
  });

  test('the same member logs in on the login screen, comes back and takes the text up again', async () => {
    await typeInquiry();
    logOutElsewhere();
    await dialog().getByRole('button', { name: '로그인 하러가기' }).click();
    await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
    await page.getByRole('textbox', { name: '비밀번호' }).fill('hanbit01!');
    await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
    await expect.poll(path).toBe('/contact');
    await expect.element(offer()).toBeVisible();
    await page.getByRole('button', { name: '이어서 작성' }).click();
    await expect.element(title()).toHaveValue('방금 쓴 글');
  });

  test('the same member logs in in the other tab: the modal closes and the text is offered', async () => {
    await typeInquiry();
    logOutElsewhere();
    await expect.element(dialog()).toBeVisible();
    await logIn('hanbit01');
    await expect.element(dialog()).not.toBeInTheDocument();
    await page.getByRole('button', { name: '이어서 작성' }).click();
    await expect.element(title()).toHaveValue('방금 쓴 글');
  });

  test('another member finds nothing, and the text is gone for the first one as well', async () => {
    await typeInquiry();
    logOutElsewhere();
    await expect.element(dialog()).toBeVisible();
    await logIn('hanbit02');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(title()).toHaveValue('');
    expect(offer().elements()).toHaveLength(0);
    await logIn('hanbit01');
    await expect.element(title()).toHaveValue('');
    expect(offer().elements()).toHaveLength(0);
  });

  test('a form without changes says nothing', async () => {
    await openSite('/contact', 'hanbit01');
    await expect.element(title()).toBeVisible();
    logOutElsewhere();
    await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    expect(dialog().elements()).toHaveLength(0);
  });

  test('My Page leads to the login and back to the form, and sends nothing without a token', async () => {
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
    await dialog().getByRole('button', { name: '로그인 하러가기' }).click();
    await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
    await page.getByRole('textbox', { name: '비밀번호' }).fill('hanbit01!');
    await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
    await page.getByRole('button', { name: '이어서 작성' }).click();
    await expect.element(name).toHaveValue('Garam Unsaved');
    expect(withoutToken).toEqual([]);
  });

  test('the state of the entry that is shown has no personal data any more', async () => {
    const data = { pk: 664, title: '제목', content: '내용', files: [] };
    const { router } = await openSite('/', 'hanbit01');
    await router.navigate('/information?step=edit&post=664', { state: { menu: '자유게시판', step: '수정', data } });
    await expect.element(page.getByRole('textbox', { name: '제목' })).toBeVisible();
    logOutElsewhere();
    await expect.poll(navigationState).toEqual({ menu: '자유게시판', step: '수정' });
  });

  test('a sign-up that was under way begins anew', async () => {
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

test('after a session that expired in another tab a member’s draft stays as it was', async () => {
  await typeInquiry();
  expireElsewhere();
  await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect.element(title()).toHaveValue('방금 쓴 글');
  await expect.poll(stored).toContain('방금 쓴 글');
});
