import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetDisplay } from '#src/app/display/display-store.ts';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { openSite } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

beforeEach(async () => {
  await page.viewport(1440, 900);
});

const banner = page.getByRole('banner');

/** Returns the Korean words in the cells of tables that stand on two lines. */
const brokenWords = () =>
  [...document.querySelectorAll('td')].flatMap(({ firstChild: text }) =>
    [...(text?.nodeValue ?? '').matchAll(/[가-힣]+/g)].flatMap(({ 0: word, index }) => {
      if (!text) return [];
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );

test('the home page is announced by its title', async () => {
  await openSite(paths.contact, null);
  await banner.getByRole('link', { name: '한빛화장품과학회' }).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: '화면입니다' }))
    .toHaveTextContent('한빛화장품과학회 화면입니다.');
});

test('the skip link is the first stop, and moves the focus to the main content without a history entry', async () => {
  const { router } = await openSite(paths.contact, null);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { key } = router.state.location;
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: '본문 바로가기' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(router.state.location.key).toBe(key);
});

test('the header is transparent over a hero at the top of the page, and solid below it', async () => {
  await openSite(paths.information, null);
  await expect.element(page.getByText('총 37건, 1/4 페이지')).toBeVisible();
  await expect.element(banner).toHaveAttribute('data-solid', 'false');
  window.scrollTo(0, 500);
  await expect.element(banner).toHaveAttribute('data-solid', 'true');
  await page.getByRole('button', { name: '맨 위로' }).click();
  await expect.element(banner).toHaveAttribute('data-solid', 'false');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([paths.login, '/Auth/Login'])('the header of %s, which has no hero, is solid', async (address) => {
  await openSite(address, null);
  await expect.element(banner).toHaveAttribute('data-solid', 'true');
});

test('display settings apply for the visit, with one note, when local storage is forbidden', async () => {
  resetDisplay();
  await openSite(paths.contact, null);
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const panel = page.getByRole('dialog', { name: '화면 설정' });
  await banner.getByRole('button', { name: '화면 설정' }).click();
  await panel.getByText('어둡게').click();
  await panel.getByText('높게').click();
  await expect.element(panel.getByText(/이번 방문 동안만 적용됩니다/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '자료실', exact: true }).click();
  await expect.element(page.getByText('총 37건, 1/4 페이지')).toBeVisible();
  expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', contrast: 'more' });
  await banner.getByRole('button', { name: '화면 설정' }).click();
  await expect.element(panel.getByRole('radio', { name: '어둡게' })).toBeChecked();
  expect(forbidden).toHaveBeenCalled();
  forbidden.mockRestore();
  resetDisplay();
});

test('beside the menu of My Page a button opens the table of contents, and no column of a table breaks a word', async () => {
  await page.viewport(1024, 900);
  await openSite(subScreenTarget(paths.mypage, myPageTitle.privacy).to, 'hanbit01');
  await expect.element(page.getByRole('cell', { name: '회비와 등록비의 납부' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '차례' })).toBeVisible();
  expect(brokenWords()).toEqual([]);
});
