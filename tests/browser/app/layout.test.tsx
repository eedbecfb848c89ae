// @module-tag slow

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { screenTarget } from '#src/navigation/target.ts';
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

test('the header of a screen without a hero is solid, in any case of its path', async () => {
  await openSite('/Auth/Login', null);
  await expect.element(banner).toHaveAttribute('data-solid', 'true');
});

test('beside the menu of My Page a button opens the table of contents, and no column of a table breaks a word', async () => {
  await page.viewport(1024, 900);
  await openSite(screenTarget('privacy').to, 'hanbit01');
  await expect.element(page.getByRole('cell', { name: '회비와 등록비의 납부' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '차례' })).toBeVisible();
  expect(brokenWords()).toEqual([]);
});
