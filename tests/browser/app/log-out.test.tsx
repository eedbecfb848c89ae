import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#src/styles/global.ts';
import { example, openSite, path, stand } from '#tests/browser/support/site.tsx';

const dialog = () => page.getByRole('alertdialog');
const loginLink = () => page.getByRole('banner').getByRole('link', { name: '로그인' });

/** Logs out by the drawer of a phone. */
async function logOutByDrawer() {
  await page.getByRole('banner').getByRole('button', { name: 'MY' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
}

beforeEach(() => page.viewport(390, 844));

test.each([
  ['the fee screen', `/membership?menu=${encodeURIComponent('연회비 납부')}`],
  [
    'the form of the free board',
    `/information?menu=${encodeURIComponent('자유게시판')}&step=${encodeURIComponent('등록')}`,
  ],
  ['My Page', '/mypage'],
])('a logout on %s ends at home without the login modal', async (_, address) => {
  await openSite(address, 'hanbit01');
  await expect.element(page.getByRole('main').getByRole('heading').first()).toBeInTheDocument();
  await logOutByDrawer();
  await expect.element(loginLink()).toBeVisible();
  await expect.poll(path).toBe('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(dialog().elements()).toHaveLength(0);
});

test('a logout on My Page sends no request without a token', async () => {
  await page.viewport(1440, 900);
  const withoutToken: string[] = [];
  await openSite('/mypage', 'hanbit01', (operation, request) => {
    const isForMembers = /getMember|getStudent|getAnnual|getRegister|getAbstract/.test(operation);
    if (isForMembers && !request.headers.has('Authorization')) withoutToken.push(operation);
    return null;
  });
  await expect.element(page.getByRole('textbox', { name: '영문이름' })).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect.element(loginLink()).toBeVisible();
  await expect.poll(path).toBe('/');
  expect(withoutToken).toEqual([]);
});

test.each(['sessionExpired', 'tokenRejected'])(
  'a logout of a session that has ended already (%s) is one',
  async (end) => {
    await openSite('/mypage', 'hanbit01');
    stand('logout', (request) => example(request, end));
    localStorage.setItem('drafts:7', '{}');
    await logOutByDrawer();
    await expect.element(loginLink()).toBeVisible();
    await expect.poll(path).toBe('/');
    expect(Object.keys(localStorage)).toEqual(['logout']);
    expect(dialog().elements()).toHaveLength(0);
  },
);

test('a request that is refused while a logout is under way does not lead to the login', async () => {
  const [asked, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  stand('getMemberInfo', async (request) => {
    await asked.promise;
    refused.resolve();
    return example(request, 'tokenRejected');
  });
  stand('logout', async (request, pass) => {
    asked.resolve();
    await refused.promise;
    return pass(request);
  });
  await openSite('/mypage', 'hanbit01');
  await logOutByDrawer();
  await expect.element(loginLink()).toBeVisible();
  await expect.poll(path).toBe('/');
  expect(dialog().elements()).toHaveLength(0);
});

describe('a logout that the server does not answer', () => {
  const failed = () => dialog().getByText(/서버와 통신하지 못해 로그아웃을 마치지 못했습니다/);
  const fails = {
    'the network is dead': () => Promise.reject(new TypeError('Failed to fetch')),
    'the server is broken': (request: Request) => example(request, 'serverError', 500),
  };

  test.each(Object.entries(fails))('can be ended on this device alone when %s', async (_, answer) => {
    await openSite('/mypage', 'hanbit01');
    stand('logout', answer);
    await logOutByDrawer();
    await expect.element(failed()).toBeVisible();
    await page.getByRole('button', { name: '이 기기에서만 로그아웃' }).click();
    await expect.element(loginLink()).toBeVisible();
    await expect.poll(path).toBe('/');
    expect(Object.keys(localStorage)).toEqual(['logout']);
    expect(dialog().elements()).toHaveLength(0);
  });

  test('leaves the member logged in when they cancel', async () => {
    await openSite('/mypage', 'hanbit01');
    stand('logout', fails['the network is dead']);
    await logOutByDrawer();
    await page.getByRole('button', { name: '취소' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'MY' })).toBeVisible();
    expect(path()).toBe('/mypage');
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

describe('what a member has typed and not sent', () => {
  const title = () => page.getByRole('textbox', { name: '제목' });
  const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

  test('is said to be erased before a logout, and is erased', async () => {
    await openSite('/contact', 'hanbit01');
    await title().fill('로그아웃 전의 글');
    await expect.poll(stored).toContain('로그아웃 전의 글');
    await title().fill('로그아웃 직전의 글');
    await logOutByDrawer();
    await expect.element(dialog().getByText(/저장하지 않은 내용은 사라집니다/)).toBeVisible();
    await page.getByRole('button', { name: '나가기' }).click();
    await expect.element(loginLink()).toBeVisible();
    expect(stored()).not.toMatch(/로그아웃 (전|직전)의 글/);
  });
});
