import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endSession } from '#src/api/session.ts';
// Lazy-loaded code; loading it in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/archive/archive-page.tsx';
import '#src/pages/auth/login-page.tsx';
import { memberRecords } from '#src/navigation/member-records.ts';
import { myPageMenu } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { button, messageModal, textbox } from '#tests/browser/support/locators.ts';
import {
  callsOf,
  handleOperation,
  logIn,
  openSite,
  path,
  respondWithExample,
  visit,
} from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

const loginHeading = () => page.getByRole('heading', { level: 1, name: '로그인' });
const myPageLink = () => page.getByRole('banner').getByRole('link', { name: 'MY', exact: true });

/** Types the ID and the password of a member into the open login form, and presses Enter. */
async function enterCredentials() {
  await textbox('아이디').fill('hanbit01');
  await page.getByLabelText('비밀번호', { exact: true }).fill('hanbit01!');
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => page.viewport(1440, 900));

test('a session that expires on a list shows a modal, and the login returns to the requested page', async () => {
  const { router } = await openSite('/information?page=2', 'hanbit01');
  const link = page.getByRole('link', { name: '3 페이지' });
  await expect.element(link).toBeVisible();
  const href = link.element().getAttribute('href');
  respondWithExample('getInfo', 'sessionExpired', 200, 1);
  await link.click();
  await expect
    .element(messageModal())
    .toMatchTextContent('로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.');
  await button('확인').click();
  await expect.element(loginHeading()).toHaveFocus();
  await enterCredentials();
  await expect.element(page.getByRole('status').filter({ hasText: '3/4 페이지' })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(href);
});

test('a member who opens another screen during the login stays there, logged in', async () => {
  const response = Promise.withResolvers<void>();
  await openSite(paths.login, null);
  handleOperation('login', async (request, pass) => {
    await response.promise;
    return pass(request);
  });
  await enterCredentials();
  await page
    .getByRole('navigation', { name: '주 메뉴' })
    .getByRole('link', { name: '간행물', exact: true })
    .first()
    .click();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('간행물');
  response.resolve();
  await expect.element(myPageLink()).toBeVisible();
  expect(path()).toBe(paths.publication);
});

test('a login in another tab shows the member here and reloads the list', async () => {
  await logIn();
  const session = { ...localStorage };
  endSession('loggedOut');
  await visit(paths.information);
  await expect.element(page.getByRole('status').filter({ hasText: '총 37건' })).toBeVisible();
  const before = callsOf('getInfo').length;
  Object.assign(localStorage, session);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.element(myPageLink()).toBeVisible();
  await expect.poll(() => callsOf('getInfo').length).toBeGreaterThan(before);
});

test('a logout in another tab closes My Page without unsaved text, without a message', async () => {
  await openSite(paths.mypage, 'hanbit01');
  await expect.element(textbox('영문이름')).toBeVisible();
  localStorage.setItem('logout', 'mark-of-the-other-tab');
  for (const key of ['token', 'auth']) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.element(page.getByRole('heading', { level: 1, name: '한빛화장품과학회' })).toBeInTheDocument();
  expect(path()).toBe(paths.home);
  expect(messageModal().elements()).toHaveLength(0);
});

test('the drawer of a phone has the name, the entries of My Page and the member’s lists, and its logout adds no history entry', async () => {
  await page.viewport(390, 844);
  const { router } = await openSite(paths.contact, 'hanbit01');
  await router.navigate(paths.home);
  await expect.element(page.getByRole('heading', { level: 1, name: '한빛화장품과학회' })).toHaveFocus();
  await page.getByRole('banner').getByRole('button', { name: 'MY' }).click();
  const drawer = page.getByRole('dialog', { name: '김가람 님' });
  await expect.element(drawer).toBeVisible();
  const titles = drawer.getByRole('link').elements();
  expect(titles.map((link) => link.textContent)).toEqual(
    [...myPageMenu.subMenu, ...memberRecords].map(({ title }) => title),
  );
  await drawer.getByRole('button', { name: '로그아웃' }).click();
  await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { level: 1, name: /문의/ })).toBeInTheDocument();
  expect(path()).toBe(paths.contact);
});

test('the drawer of a phone does not open by itself with the login after a session that ended in another tab', async () => {
  await page.viewport(390, 844);
  await openSite(paths.home, 'hanbit01');
  const session = { ...localStorage };
  await page.getByRole('banner').getByRole('button', { name: 'MY' }).click();
  const drawer = page.getByRole('dialog', { name: '김가람 님' });
  await expect.element(drawer).toBeVisible();
  for (const key of ['token', 'auth']) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.element(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  Object.assign(localStorage, session);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'MY' })).toBeVisible();
  expect(drawer.elements()).toHaveLength(0);
});
