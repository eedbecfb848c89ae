// @module-tag slow

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { homeTarget } from '#src/navigation/target.ts';
import { expectVisible } from '#tests/browser/support/locators.ts';
import {
  handleOperation,
  navigationState,
  openSite,
  path,
  respondWithExample,
  store,
} from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';
// The site loads these on demand. Loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/archive/archive-page.tsx';
import '#src/pages/archive/post-page.tsx';
import '#src/pages/home/home-page.tsx';
import '#src/pages/society/society-page.tsx';

const tiles = page.getByRole('region', { name: '주요 메뉴' }).getByRole('link');
const panel = page.getByRole('main').getByRole('tabpanel');
const posts = panel.getByRole('listitem');
const boardTab = (name: string) => page.getByRole('tab', { name });
const forumPreview = homeTarget('forum').to;

/** Makes the lists of posts respond with given titles, which no example of the contract has. */
function respondWithTitles(titles: readonly string[]) {
  const notice = titles.map((title, index) => ({
    notice_pk: index + 1,
    notice_title: title,
    notice_enrollment_date: '2025-11-03',
    notice_hit: 1,
    admin_name: '사무국',
    member_name: null,
    fixed_yn: null,
    notice_image_url: null,
  }));
  const body = { success: true, data: { notice, notice_count: notice.length }, error: null };
  handleOperation('getInfo', async () => Response.json(body));
}

beforeEach(() => page.viewport(1440, 900));

describe('the tiles', () => {
  test('link to their sections', async () => {
    await openSite(paths.home, null);
    await expect.element(tiles).toHaveLength(6);
    expect(tiles.elements().map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')])).toEqual([
      ['학회소개', '/introduce'],
      ['학회활동', '/auth/signup'],
      ['회원안내', '/society'],
      ['간행물', '/publication'],
      ['자료실', '/information'],
      ['문의하기', '/contact'],
    ]);
  });

  test('open the registration guide of the events with 회원안내', async () => {
    await openSite(paths.home, null);
    await tiles.filter({ hasText: '회원안내' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('학회활동 학술행사 안내');
    expect(navigationState()).toEqual({ menu: '학술행사 안내', depthMenu: '등록안내' });
  });
});

describe('the preview of the boards', () => {
  test('requests the latest five posts each time a tab is selected', async () => {
    await openSite(paths.home, null);
    await expect.element(posts).toHaveLength(5);
    await expect.element(posts.first()).toMatchTextContent(/사전등록 안내\s*2025-11-03$/);
    // Only the pinned posts are marked in the names of their links.
    const names = posts.elements().map((post) => /^중요/.test(post.textContent ?? ''));
    const { posts: latest } = store().boards.notice.page({ page: 1, row: 5, search_category: 'all' });
    expect(names).toEqual(latest.map(({ fixed }) => fixed === '중요'));
    const requests: string[] = [];
    handleOperation('getInfo', (request, pass) => {
      const { searchParams } = new URL(request.url);
      requests.push(`${searchParams.get('type')} ${searchParams.get('row')}`);
      return pass(request);
    });
    await boardTab('자유게시판').click();
    await expect.element(posts.first()).toMatchTextContent('포스터 규격');
    await expect.element(posts).toHaveLength(5);
    await boardTab('공지사항').click();
    await expect.element(posts.first()).toMatchTextContent('사전등록 안내');
    await expect.poll(() => requests).toEqual(['forum 5', 'notice 5']);
  });

  test('opens a post of the free board under /information/notice, with its board', async () => {
    const { router } = await openSite(forumPreview, 'hanbit01');
    await posts.first().getByRole('link').click();
    await expectVisible(page.getByRole('article'));
    expect(path()).toMatch(/^\/information\/notice\/\d+$/);
    expect(new URLSearchParams(router.state.location.search).get('menu')).toBe(screens.forum.title);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`자료실 ${screens.forum.title}`);
  });

  test('shows an error after a server error, keeps the rest of the page, and loads on retry', async () => {
    respondWithExample('getInfo', 'serverError', 500, 1);
    await openSite(paths.home, null);
    await expect.element(panel.getByRole('alert')).toMatchTextContent('서버가 응답하지 않습니다.');
    await expectVisible(page.getByRole('heading', { name: '특별후원사' }));
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect.element(posts).toHaveLength(5);
  });

  test('keeps unusual titles in rows of at most two lines and a date at 320, 390, 900 and 1440 px', async () => {
    respondWithTitles([
      'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
      '추계학술대회 초록 접수 결과 및 발표 형식 확정 안내, 발표자께서는 순서를 확인해 주십시오. '.repeat(3),
      '가'.repeat(200),
      '‮مؤتمر مستحضرات التجميل‬ 안내 ‏(2025)',
      'Z̸̡͚̖̝͈͔͑̈́a̷̛̯l̵͎̈́g̶͙̈́o̷͉̔ 안내',
    ]);
    await openSite(paths.home, null);
    await expect.element(posts).toHaveLength(5);
    for (const width of [320, 390, 900, 1440]) {
      await page.viewport(width, 900);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth - clientWidth, `${width} px`).toBe(0);
      const heights = posts.elements().map((row) => row.getBoundingClientRect().height);
      expect(Math.max(...heights), `${width} px`).toBeLessThan(130);
    }
  });
});
