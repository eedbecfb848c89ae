// @module-tag slow

import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { expectVisible } from '#tests/browser/support/locators.ts';
import { callsOf, openSite, path, requestsSettled, respondWithExample } from '#tests/browser/support/site.tsx';
import { returnFromOtherWindow } from '#tests/browser/support/window-return.ts';
import '#src/styles/global.ts';
// The site loads these on demand. Loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/archive/archive-page.tsx';
import '#src/pages/archive/post-page.tsx';

const noticeCount = '총 37건, 1/4 페이지';
const rows = page.getByRole('row');
const rowLink = (row: number) => rows.nth(row).getByRole('link');
const firstCell = (row: number) => rows.nth(row).getByRole('cell').first();
const pageLink = (name: string) => page.getByRole('link', { name });
const searchbox = page.getByRole('searchbox', { name: '검색어' });
const cards = () => page.getByRole('main').getByRole('listitem').filter({ hasText: '조회수: ' });

beforeEach(() => page.viewport(1440, 900));

describe('the list of notices', () => {
  test('moves the focus to its heading when a page link is followed, and continues the row numbers', async () => {
    await openSite(paths.information, null);
    await expectVisible(pageLink('마지막 페이지'));
    const link = pageLink('마지막 페이지').element();
    if (link instanceof HTMLElement) link.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(firstCell(1)).toHaveTextContent('7');
    const heading = page.getByRole('heading', { level: 2, name: '공지사항' });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
  });

  test('shows a message and a link to the last page for a page number after the last', async () => {
    await openSite(`${paths.information}?page=1000000000`, null);
    await expectVisible(page.getByText('요청하신 페이지가 없습니다. 마지막 페이지는 4페이지입니다.'));
    await page.getByRole('link', { name: '마지막 페이지로' }).click();
    await expect.element(firstCell(1)).toHaveTextContent('7');
    await expect.element(rows).toHaveLength(8);
  });

  test('stays when a request fails that the return to the window sends', async () => {
    await openSite(paths.information, null, undefined, 0);
    await expect.element(rows).toHaveLength(11);
    respondWithExample('getInfo', 'serverError', 500);
    const before = callsOf('getInfo').length;
    returnFromOtherWindow();
    await expect.poll(() => callsOf('getInfo').length).toBeGreaterThan(before);
    await requestsSettled();
    await expect.element(rows).toHaveLength(11);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
});

describe('a search', () => {
  test('without a result has a button that shows all posts again', async () => {
    await openSite(paths.information, null);
    await searchbox.fill('.*[(\\');
    await expectVisible(page.getByText('‘.*[(\\’ 검색 결과 0건'));
    await page.getByRole('button', { name: '전체 글 보기' }).click();
    await expectVisible(page.getByText(/^총 37건/));
    await expect.element(page.getByRole('heading', { level: 2, name: '공지사항' })).toHaveFocus();
  });

  test('of 2,000 characters is not sent, whether typed or in the URL', async () => {
    const { router } = await openSite(paths.information, null);
    await expectVisible(page.getByText(noticeCount));
    await searchbox.fill('가'.repeat(2000));
    await expect.element(searchbox).toHaveAccessibleDescription('검색어는 100자까지 입력할 수 있습니다.');
    await router.navigate(`${paths.information}?search=${'a'.repeat(2000)}`);
    await expectVisible(page.getByText('검색어가 너무 깁니다. 짧게 줄여 다시 검색해 주세요.'));
    expect(page.getByText(/총 \d+건/).elements(), 'the previous list is not visible').toHaveLength(0);
    expect(callsOf('getInfo')).toHaveLength(1);
  });
});

test('a board opened by URL lists its posts, which keep their board', async () => {
  const menu = screens.trend.title;
  const { router } = await openSite(screenTarget('trend').to, null);
  await expectVisible(page.getByText('총 18건, 1/2 페이지'));
  await expectVisible(page.getByRole('heading', { level: 2, name: menu }));
  await rowLink(2).click();
  await expectVisible(page.getByRole('article'));
  expect(path()).toMatch(/^\/information\/notice\/\d+$/);
  expect(new URLSearchParams(router.state.location.search).get('menu')).toBe(menu);
});

test('posts are cards in a window of at most 900 px, and a table above', async () => {
  await page.viewport(900, 900);
  await openSite(paths.information, null);
  await expect.element(cards()).toHaveLength(10);
  expect(page.getByRole('table').elements()).toHaveLength(0);
  await page.viewport(901, 900);
  await expectVisible(page.getByRole('table'));
  expect(cards().elements()).toHaveLength(0);
});

test('the link of a post covers all cells of its row, and of no other row', async () => {
  await page.viewport(910, 900);
  await openSite(paths.information, null);
  await expectVisible(rowLink(1));
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(10);
  for (const row of rows) {
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const cell of row.children) {
      const { x, y, width: cellWidth, height } = cell.getBoundingClientRect();
      expect(
        document
          .elementFromPoint(x + cellWidth / 2, y + height / 2)
          ?.closest('a')
          ?.closest('tr'),
      ).toBe(row);
    }
  }
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});
