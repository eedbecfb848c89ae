import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { expectVisible } from '#tests/browser/support/locators.ts';
import {
  callsOf,
  handleOperation,
  openSite,
  path,
  requestsSettled,
  respondWithExample,
} from '#tests/browser/support/site.tsx';
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
const forum = subScreenTarget(paths.information, menuTitle.forum).to;

/** Records the search of each list that the site requests. */
function recordSearches(): (string | null)[] {
  const searches: (string | null)[] = [];
  handleOperation('getInfo', (request, pass) => {
    searches.push(new URL(request.url).searchParams.get('search'));
    return pass(request);
  });
  return searches;
}

/** Adds a letter to a field at once. Typing from outside of the page may take longer than the debounce. */
function typeAtOnce(field: Element, letter: string): void {
  // React replaces the setter of the element, so that it notices no change by it.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, `${Reflect.get(field, 'value')}${letter}`);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => page.viewport(1440, 900));

describe('the list of notices', () => {
  test('shows pinned posts first, with a badge instead of a number', async () => {
    await openSite(paths.information, null);
    await expectVisible(page.getByText(noticeCount));
    await expect.element(rows.first()).toHaveTextContent('NO.제목작성자조회수작성일');
    await expect.element(rows).toHaveLength(11);
    const numbers = [1, 2, 3, 4].map((row) => firstCell(row).element().textContent);
    expect(numbers).toEqual(['중요', '중요', '35', '34']);
  });

  test('moves the focus to its heading when a page link is followed, and continues the row numbers', async () => {
    await openSite(paths.information, null);
    for (const [name, row] of [
      ['2 페이지', '27'],
      ['마지막 페이지', '7'],
      ['이전 페이지', '17'],
    ] as const) {
      await expectVisible(pageLink(name));
      const link = pageLink(name).element();
      if (link instanceof HTMLElement) link.focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(firstCell(1)).toHaveTextContent(row);
      const heading = page.getByRole('heading', { level: 2, name: '공지사항' });
      await expect.element(heading).toHaveFocus();
      await expect.element(heading).toBeInViewport();
    }
  });

  test('shows the first page for an invalid page number', async () => {
    const { router } = await openSite(`${paths.information}?page=-1`, null);
    await expectVisible(page.getByText(noticeCount));
    await router.navigate(`${paths.information}?page=NaN`);
    await expect.element(firstCell(3)).toHaveTextContent('35');
  });

  test('shows a message and a link to the last page for a page number after the last', async () => {
    await openSite(`${paths.information}?page=1000000000`, null);
    await expectVisible(page.getByText('요청하신 페이지가 없습니다. 마지막 페이지는 4페이지입니다.'));
    await page.getByRole('link', { name: '마지막 페이지로' }).click();
    await expect.element(firstCell(1)).toHaveTextContent('7');
    await expect.element(rows).toHaveLength(8);
  });

  test('shows a dash and a zero for missing values of a post', async () => {
    respondWithExample('getInfo', 'gaps');
    await openSite(paths.information, null);
    await expect.element(rows.nth(1)).toHaveTextContent('1홈페이지 이전 자료-0-');
  });

  test('stays when a request fails that the return to the window sends', async () => {
    await openSite(paths.information, null, undefined, 0);
    await expect.element(rows).toHaveLength(11);
    respondWithExample('getInfo', 'serverError', 500);
    const before = callsOf('getInfo').length;
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => callsOf('getInfo').length).toBeGreaterThan(before);
    await requestsSettled();
    await expect.element(rows).toHaveLength(11);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  test('ignores the delayed response of an earlier page', async () => {
    await openSite(paths.information, null);
    await expectVisible(pageLink('2 페이지'));
    const { promise, resolve } = Promise.withResolvers<void>();
    handleOperation('getInfo', async (request, pass) => {
      if (new URL(request.url).searchParams.get('page') === '2') await promise;
      return pass(request);
    });
    await pageLink('2 페이지').click();
    await pageLink('3 페이지').click();
    await expectVisible(page.getByText('총 37건, 3/4 페이지'));
    resolve();
    await requestsSettled();
    await expect.element(firstCell(1)).toHaveTextContent('17');
  });
});

describe('a search', () => {
  test('is sent once when twenty letters are typed quickly', async () => {
    const { router } = await openSite(paths.information, null);
    await expect.element(rows).toHaveLength(11);
    const searches = recordSearches();
    // React may skip the request of a search that the next one replaces at once, but each changes the URL.
    const searchesInUrl: (string | null)[] = [];
    router.subscribe(({ location }) => searchesInUrl.push(new URLSearchParams(location.search).get('search')));
    const field = searchbox.element();
    for (const letter of 'abcdefghijklmnopqrst') {
      typeAtOnce(field, letter);
      // Without a frame between the letters, no timer could end before the last letter.
      await new Promise(requestAnimationFrame);
    }
    await expectVisible(page.getByText('등록 내역이 없습니다.'));
    expect(searches).toEqual(['abcdefghijklmnopqrst']);
    expect(searchesInUrl).toEqual(['abcdefghijklmnopqrst']);
  });

  test('takes characters of regular expressions literally, and a button below no result shows all posts again', async () => {
    await openSite(paths.information, null);
    await searchbox.fill('.*[(\\');
    await expectVisible(page.getByText('‘.*[(\\’ 검색 결과 0건'));
    await page.getByRole('button', { name: '전체 글 보기' }).click();
    await expectVisible(page.getByText(/^총 37건/));
    await expect.element(page.getByRole('heading', { level: 2, name: '공지사항' })).toHaveFocus();
  });

  test('ends on Escape, and the list shows all posts again', async () => {
    await openSite(`${paths.information}?search=${encodeURIComponent('학술대회')}&category=title`, null);
    await expectVisible(page.getByText(/^‘학술대회’ 검색 결과/));
    await searchbox.click();
    await userEvent.keyboard('{Escape}');
    await expectVisible(page.getByText(noticeCount));
  });

  test('of 2,000 characters is not sent, whether typed or in the URL', async () => {
    const searches = recordSearches();
    const { router } = await openSite(paths.information, null);
    await expectVisible(page.getByText(noticeCount));
    await searchbox.fill('가'.repeat(2000));
    await expect.element(searchbox).toHaveAccessibleDescription('검색어는 100자까지 입력할 수 있습니다.');
    await router.navigate(`${paths.information}?search=${'a'.repeat(2000)}`);
    await expectVisible(page.getByText('검색어가 너무 깁니다. 짧게 줄여 다시 검색해 주세요.'));
    expect(page.getByText(/총 \d+건/).elements(), 'the previous list is not visible').toHaveLength(0);
    expect(searches).toEqual([null]);
  });
});

test.each([
  [menuTitle.newsletter, 12, 'notice'],
  [menuTitle.trend, 18, 'notice'],
])('%s opened by URL lists its %i posts, which keep their board', async (menu, count, segment) => {
  const { router } = await openSite(subScreenTarget(paths.information, menu).to, null);
  await expectVisible(page.getByText(`총 ${count}건, 1/2 페이지`));
  await expectVisible(page.getByRole('heading', { level: 2, name: menu }));
  await rowLink(2).click();
  await expectVisible(page.getByRole('article'));
  expect(path()).toMatch(new RegExp(`^/information/${segment}/\\d+$`));
  expect(new URLSearchParams(router.state.location.search).get('menu')).toBe(menu);
});

test.each([
  ['notices', paths.information, 900],
  ['posts of the free board', forum, 600],
])('%s are cards in a window of at most that width, and a table above (%s, %i px)', async (_, address, width) => {
  await page.viewport(width, 900);
  await openSite(address, null);
  await expect.element(cards()).toHaveLength(10);
  expect(page.getByRole('table').elements()).toHaveLength(0);
  await page.viewport(width + 1, 900);
  await expectVisible(page.getByRole('table'));
  expect(cards().elements()).toHaveLength(0);
});

test.each([1440, 910])(
  'at %i px the link of a post covers all cells of its row, and of no other row',
  async (width) => {
    await page.viewport(width, 900);
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
  },
);
