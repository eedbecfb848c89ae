// @module-tag slow

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { postTarget } from '#src/navigation/target.ts';
import { button, expectVisible, messageModal } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, openSite, path, requestsSettled, store } from '#tests/browser/support/site.tsx';
import { returnFromOtherWindow } from '#tests/browser/support/window-return.ts';
import '#src/styles/global.ts';
// The site loads these on demand. Loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/archive/archive-page.tsx';
import '#src/pages/archive/post-page.tsx';

const article = page.getByRole('article');
const postHeading = (name: string) => article.getByRole('heading', { level: 2, name });
const listLink = page.getByRole('link', { name: '목록' });
const notFound = '해당 게시글을 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다.';
const notice = `${paths.information}/notice/237`;

beforeEach(() => page.viewport(1440, 900));

describe('a notice', () => {
  test('shows its hits with this visit, names itself in the page title, and announces that it has loaded', async () => {
    await openSite(notice, null);
    const { title, hit } = store().boards.notice.posts.get(237) ?? { title: '', hit: null };
    await expectVisible(postHeading(title));
    const facts = [...document.querySelectorAll('article dl > div')].map((fact) => fact.textContent);
    expect(facts).toContain(`조회수: ${((hit ?? Number.NaN) + 1).toLocaleString('ko-KR')}`);
    expect(callsOf('getInfoDetail')).toHaveLength(1);
    expect(document.title).toBe(`${title} | 공지사항 | 한빛화장품과학회`);
    await expect
      .element(page.getByRole('status').filter({ hasText: title }))
      .toHaveTextContent(`${title} 글을 불러왔습니다.`);
  });

  test('is not requested again when the visitor returns to the window, so that no hit is counted', async () => {
    const { router } = await openSite(notice, null, undefined, 0);
    await expectVisible(article);
    returnFromOtherWindow();
    await requestsSettled();
    expect(callsOf('getInfoDetail')).toHaveLength(1);
    // The list is requested again then, so the event has an effect.
    await router.navigate(paths.information);
    await expectVisible(page.getByRole('table'));
    const before = callsOf('getInfo').length;
    returnFromOtherWindow();
    await expect.poll(() => callsOf('getInfo').length).toBeGreaterThan(before);
  });

  test('links to the previous and next post of its board', async () => {
    const { router } = await openSite(`${paths.information}?page=2`, null);
    const link = page.getByRole('row').nth(3).getByRole('link');
    await expectVisible(link);
    const title = link.element().textContent ?? '';
    await link.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectVisible(postHeading(title));
    await page.getByRole('link', { name: '이전글' }).click();
    await expect.element(postHeading(title)).not.toBeInTheDocument();
    await expectVisible(article.getByRole('heading', { level: 2 }));
    expect(path()).toMatch(/^\/information\/community\/\d+$/);
    expect(new URLSearchParams(router.state.location.search).get('menu')).toBe(screens.notice.title);
    await page.getByRole('link', { name: '다음글' }).click();
    await expectVisible(postHeading(title));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('자료실 공지사항');
    await listLink.click();
    await expectVisible(page.getByText('총 37건, 2/4 페이지'));
  });

  test('shows HTML in its title, its author and the names of its files as text', async () => {
    const html = '<img src=x onerror=alert(1)><b>글</b>';
    handleOperation('getInfoDetail', async () =>
      Response.json({
        success: true,
        data: {
          notice: {
            notice_pk: 237,
            notice_title: html,
            notice_content: '<b>글</b>',
            notice_enrollment_date: '2025-11-03',
            notice_hit: 1,
            admin_name: html,
          },
          notice_file: [{ file_pk: 1, file_path: '/api/files/1/a.hwp', file_original_name: html, file_size: 1 }],
          prev_pk: null,
          next_pk: null,
        },
        error: null,
      }),
    );
    await openSite(notice, null);
    await expectVisible(postHeading(html));
    const author = article.element().querySelectorAll('dd')[2];
    expect(author?.textContent).toBe(html);
    const file = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
    await expect.element(file).toMatchTextContent(html);
    expect(document.title).toBe(`${html} | 공지사항 | 한빛화장품과학회`);
    expect(article.element().querySelectorAll('b')).toHaveLength(1);
  });
});

test('the number of a post of another board shows a message', async () => {
  await openSite('/information/notice/664', 'hanbit01');
  await expectVisible(page.getByText(notFound));
});

test('an invalid post number shows a message and sends no request', async () => {
  await openSite(`${paths.information}/notice/237%20`, null);
  await expectVisible(page.getByText('주소가 올바르지 않습니다. 게시글 번호를 확인해 주세요.'));
  await expectVisible(listLink);
  expect(callsOf('getInfoDetail')).toHaveLength(0);
});

test('a post of the free board stays when its author deletes it, because the site cannot delete yet, and a message says so', async () => {
  await openSite(`${paths.information}/community/664`, 'hanbit01');
  await expectVisible(page.getByRole('link', { name: '수정' }));
  await button('삭제').click();
  await expect.element(messageModal()).toMatchTextContent('삭제 기능은 준비 중입니다.');
  await button('확인').click();
  await expect.element(messageModal()).not.toBeInTheDocument();
  await expectVisible(article);
  expect(store().boards.forum.posts.get(664)).toBeDefined();
  expect(callsOf('getInfoDetail')).toHaveLength(1);
});

test('a member cannot edit or delete the post of another member', async () => {
  const member = [...store().members.rows()].find(({ id }) => id === 'hanbit01');
  const posts = [...store().boards.forum.posts.rows()];
  const own = posts.find(({ memberPk }) => memberPk === member?.pk);
  const foreign = posts.find(({ memberPk }) => memberPk !== null && memberPk !== member?.pk);
  if (!own || !foreign) throw new Error('The seed data have no posts of two members.');
  const { router } = await openSite(postTarget('community', own.pk, 'forum').to, 'hanbit01');
  await expectVisible(page.getByRole('link', { name: '수정', exact: true }));
  await router.navigate(postTarget('community', foreign.pk, 'forum').to);
  await expectVisible(page.getByRole('article').getByRole('heading', { name: foreign.title }));
  await expect.element(page.getByRole('link', { name: '수정', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '삭제', exact: true })).not.toBeInTheDocument();
});
