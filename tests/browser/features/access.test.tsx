// @module-tag slow

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeModal } from '#src/components/overlays/modal-store.ts';
import { paths } from '#src/navigation/paths.ts';
import { type Access, screenIds, screens } from '#src/navigation/screens.ts';
import { postTarget, screenTarget } from '#src/navigation/target.ts';
import { openSite, path } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

/** The screens that only members or only guests may open, with their URL and the text for other visitors. */
const screensFor = (visitor: Access['only']) => [
  ...screenIds.flatMap((id) => {
    const { access } = screens[id];
    return access?.only === visitor ? [{ url: screenTarget(id).to, text: access.text }] : [];
  }),
  ...(visitor === 'member' ? [postTarget('community', 1, 'forum'), postTarget('notice', 1, 'forum')] : []).map(
    ({ to }) => ({ url: to, text: '회원만 볼 수 있는 글입니다.' }),
  ),
];

const modal = () => page.getByRole('alertdialog');
const openAgain = page.getByRole('button', { name: '로그인 안내 열기' });

describe('the screens of the access table', () => {
  test.each(screensFor('member'))('$url opens the login modal for a guest', async ({ url, text }) => {
    await openSite(url, null);
    await expect.element(modal().getByText('로그인이 필요합니다.')).toBeVisible();
    if (text === null) {
      await expect.poll(path, { timeout: 10_000 }).toBe(paths.login);
      return;
    }
    expect(document.body.textContent).toContain(text);
    closeModal();
    await openAgain.click();
    await expect.element(modal().getByText('로그인이 필요합니다.')).toBeVisible();
  });

  test.each(screensFor('member'))('$url does not ask a member to log in', async ({ url }) => {
    await openSite(url, 'hanbit01');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(openAgain).not.toBeInTheDocument();
    await expect.element(modal()).not.toBeInTheDocument();
  });

  test.each(screensFor('guest'))('$url redirects a member to the home page with a message', async ({ url, text }) => {
    await openSite(url, 'hanbit01');
    await expect.element(modal().getByText(text ?? '')).toBeVisible();
    await expect.poll(path, { timeout: 10_000 }).toBe(paths.home);
  });
});

test('a link to a screen for members opens the login modal for a guest and does not navigate', async () => {
  await page.viewport(1280, 800);
  const { router } = await openSite(paths.membership, null);
  const tabs = page.getByRole('navigation', { name: /하위 메뉴/ });
  await tabs.getByRole('link', { name: screens.annualFee.title }).click();
  await expect.element(modal().getByText('로그인이 필요합니다.')).toBeVisible();
  expect(router.state.location.search).toBe('');
});
