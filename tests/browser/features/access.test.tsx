import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeModal } from '#src/components/overlays/modal-store.ts';
import { accessRules } from '#src/navigation/access.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { openSite, path } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

/** The URL of a screen with an access rule. */
function urlOf({ path, menu, step }: (typeof accessRules)[number]): string {
  const query = new URLSearchParams({ ...(menu && { menu }), ...(step && { step }) }).toString();
  return path.replace(':id', '1') + (query && `?${query}`);
}

const memberRules = accessRules.flatMap((rule) => (rule.access === 'member' ? [{ ...rule, url: urlOf(rule) }] : []));
const guestRules = accessRules.flatMap((rule) => (rule.access === 'guest' ? [{ ...rule, url: urlOf(rule) }] : []));

const modal = () => page.getByRole('alertdialog');
const openAgain = page.getByRole('button', { name: '로그인 안내 열기' });

describe('the screens of the access table', () => {
  test.each(memberRules)('$url opens the login modal for a guest', async ({ url, loginRequiredText }) => {
    await openSite(url, null);
    await expect.element(modal().getByText('로그인이 필요합니다.')).toBeVisible();
    if (loginRequiredText === null) {
      await expect.poll(path).toBe(paths.login);
      return;
    }
    expect(document.body.textContent).toContain(loginRequiredText);
    closeModal();
    await openAgain.click();
    await expect.element(modal().getByText('로그인이 필요합니다.')).toBeVisible();
  });

  test.each(memberRules)('$url does not ask a member to log in', async ({ url }) => {
    await openSite(url, 'hanbit01');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(openAgain).not.toBeInTheDocument();
    await expect.element(modal()).not.toBeInTheDocument();
  });

  test.each(guestRules)(
    '$url redirects a member to the home page with a message',
    async ({ url, alreadyMemberText }) => {
      await openSite(url, 'hanbit01');
      await expect.element(modal().getByText(alreadyMemberText)).toBeVisible();
      await expect.poll(path).toBe(paths.home);
    },
  );
});

test('a link to a screen for members opens the login modal for a guest and does not navigate', async () => {
  await page.viewport(1280, 800);
  const { router } = await openSite(paths.membership, null);
  const tabs = page.getByRole('navigation', { name: /하위 메뉴/ });
  await tabs.getByRole('link', { name: menuTitle.annualFee }).click();
  await expect.element(modal().getByText('로그인이 필요합니다.')).toBeVisible();
  expect(router.state.location.search).toBe('');
});
