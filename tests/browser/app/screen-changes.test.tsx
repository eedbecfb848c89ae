import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endSession } from '#src/api/session.ts';
import { closeModal } from '#src/components/overlays/modal-store.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { openSite, path, requestsSettled, sentCode } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';
import { messageModal, textbox } from '#tests/browser/support/locators.ts';

beforeEach(async () => {
  await page.viewport(1200, 800);
});

const clickElement = (element: Element) => {
  if (element instanceof HTMLElement) element.click();
};

describe('pressing the selected tab', () => {
  test('of a section, chosen by the navigation state, does not scroll, move the focus or add a history entry', async () => {
    const { router } = await openSite('/', null);
    await router.navigate(paths.introduce, { state: { menu: '임원' } });
    const tab = page.getByRole('navigation', { name: /하위 메뉴/ }).getByRole('link', { name: '임원' });
    await expect.element(tab).toHaveAttribute('aria-current', 'page');
    // The heading has the focus only after the navigation has scrolled to the top.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    const { key } = router.state.location;
    window.scrollTo(0, 150);
    clickElement(tab.element());
    await requestsSettled();
    expect(router.state.location.key).toBe(key);
    expect(window.scrollY).toBe(150);
  });

  test('of the home page does not scroll, move the focus or add a history entry', async () => {
    const { router } = await openSite('/', null);
    const tab = page.getByRole('tab', { name: '공지사항' });
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    const { key } = router.state.location;
    window.scrollTo(0, 300);
    clickElement(tab.element());
    await requestsSettled();
    expect(router.state.location.key).toBe(key);
    expect(window.scrollY).toBe(300);
  });

  test('returns from a step of the tab to the tab', async () => {
    const { router } = await openSite(screenTarget('ownRegistrations').to, 'hanbit01');
    const tab = page
      .getByRole('navigation', { name: /하위 메뉴/ })
      .getByRole('link', { name: screens.registration.title });
    await expect.element(tab).toHaveAttribute('aria-current', 'page');
    clickElement(tab.element());
    await expect.poll(() => new URLSearchParams(router.state.location.search).get('step')).toBeNull();
  });
});

test('a modal that a redirect opens stays open on the target screen, and closes with that screen', async () => {
  const { router } = await openSite(screenTarget('basic').to, 'hanbit01');
  await expect.element(page.getByRole('button', { name: '변경완료' })).toBeVisible();
  endSession('expired');
  await expect.poll(path).toBe(paths.login);
  await expect.element(messageModal()).toBeVisible();
  // The heading of the login is behind the modal, so a query by role does not find it.
  await expect.poll(() => document.querySelector('h1')?.textContent).toContain('로그인');
  await router.navigate(paths.contact);
  await expect.element(messageModal()).not.toBeInTheDocument();
  closeModal();
});

test('every live region drops the message of a wrong code when the code is right', async () => {
  await openSite(paths.findId, null);
  const wrong = () =>
    [...document.querySelectorAll('[role=status], [role=alert]')].filter((it) => it.textContent?.includes('일치하지'));
  await textbox('이메일 앞부분').fill('a@mail.example');
  await page.getByRole('button', { name: '전송', exact: true }).click();
  await expect.element(page.getByRole('button', { name: '재전송' })).toBeVisible();
  await textbox('인증번호').fill('1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => wrong().length).toBe(1);
  await textbox('인증번호').fill(sentCode('a@mail.example'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('인증이 완료되었습니다.', { exact: true }).first()).toBeVisible();
  expect(wrong()).toEqual([]);
});
