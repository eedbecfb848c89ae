import { expect, test } from 'vitest';
import { subScreens } from '#src/navigation/menus.ts';
import { pathOf, paths, patterns } from '#src/navigation/paths.ts';
import {
  guideListTarget,
  guideTarget,
  homeTarget,
  listTarget,
  postFormTarget,
  postTarget,
  rulesTarget,
  subScreenTarget,
  targetOfUrl,
} from '#src/navigation/target.ts';
import { subScreenOf } from '#src/navigation/use-sub-screen.ts';

test('the site has these paths', () => {
  expect({
    ...paths,
    ...patterns,
    post: pathOf.community(7),
    notice: pathOf.notice(7),
    guide: pathOf.guide(7),
  }).toMatchInlineSnapshot(`
      {
        "community": "/information/community/:id",
        "contact": "/contact",
        "findId": "/auth/findid",
        "findIdComplete": "/auth/findid/complete",
        "findPassword": "/auth/findpw",
        "guide": "/society/guide/7",
        "home": "/",
        "information": "/information",
        "introduce": "/introduce",
        "login": "/auth/login",
        "membership": "/membership",
        "mypage": "/mypage",
        "newPassword": "/auth/findpw/modify",
        "notice": "/information/notice/7",
        "post": "/information/community/7",
        "publication": "/publication",
        "signup": "/auth/signup",
        "society": "/society",
      }
    `);
});

test('the URL of a section has no query for the default sub-screen, and the query menu for the others', () => {
  for (const [path, titles] of Object.entries(subScreens)) {
    titles.forEach((title, index) => {
      const { to, state } = subScreenTarget(path, title);
      expect(new URL(to, 'http://site').searchParams.get('menu')).toBe(index === 0 ? null : title);
      expect(state).toEqual({ menu: title });
    });
  }
});

test('the URL and the navigation state of a sub-screen contain the step', () => {
  expect(subScreenTarget(paths.information, '자유게시판', '등록')).toEqual({
    to: '/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90&step=%EB%93%B1%EB%A1%9D',
    state: { menu: '자유게시판', step: '등록' },
  });
});

test('the URL of a post has the query menu only when its path belongs to another board', () => {
  expect(postTarget('notice', 7, '공지사항').to).toBe('/information/notice/7');
  expect(postTarget('community', 7, '자유게시판').to).toBe('/information/community/7');
  expect(postTarget('community', 7, '공지사항').to).toBe(
    '/information/community/7?menu=%EA%B3%B5%EC%A7%80%EC%82%AC%ED%95%AD',
  );
  expect(postTarget('notice', 7, '갤러리').to).toBe('/information/notice/7?menu=%EA%B0%A4%EB%9F%AC%EB%A6%AC');
});

test('the URL of the post form has the step, and the number of the edited post', () => {
  expect(postFormTarget().state).toEqual({ menu: '자유게시판', step: '등록' });
  const post = { pk: 7, title: '제목', content: '내용', files: [] };
  const { to, state } = postFormTarget(post);
  const query = new URL(to, 'http://site').searchParams;
  expect([query.get('menu'), query.get('step'), query.get('post')]).toEqual(['자유게시판', '수정', '7']);
  expect(state).toEqual({ menu: '자유게시판', step: '수정', data: post });
});

test('the navigation state of a guide contains the page of the list', () => {
  expect(guideTarget(7, '?page=2')).toEqual({ to: '/society/guide/7', state: { list: '?page=2' } });
  expect(guideTarget(7).state).toEqual({});
  expect(guideListTarget('?page=2').to).toBe('/society?page=2');
  expect(guideListTarget('/elsewhere').to, 'a text that is not a query is ignored').toBe('/society');
});

test('the link back to a list keeps its page and search', () => {
  expect(listTarget('공지사항', '?page=3&search=a')).toEqual({
    to: '/information?page=3&search=a',
    state: { menu: '공지사항' },
  });
  expect(listTarget('공지사항').to).toBe('/information');
  expect(listTarget('공지사항', '/../mypage').to, 'a text that is not a query is ignored').toBe('/information');
});

test('the URLs of a document, of a board of the home page and of a text leave out the defaults', () => {
  const rules = `menu=${encodeURIComponent('정관 및 규정').replaceAll('%20', '+')}`;
  const submission = `doc=${encodeURIComponent('투고규정')}`;
  expect(rulesTarget('정관')).toEqual({ to: `/introduce?${rules}`, state: { menu: '정관 및 규정' } });
  expect(rulesTarget('투고규정').to).toBe(`/introduce?${rules}&${submission}`);
  expect(rulesTarget('투고규정', 'en').to).toBe(`/introduce?${rules}&${submission}&lang=en`);
  expect([homeTarget('공지사항').to, homeTarget('자유게시판').to]).toEqual([
    '/',
    `/?board=${encodeURIComponent('자유게시판')}`,
  ]);
  expect(targetOfUrl('/introduce?menu=임원')).toEqual(subScreenTarget('/introduce', '임원'));
  expect(targetOfUrl('/contact')).toEqual({ to: '/contact' });
});

test.each([
  ['the state', { menu: '자유게시판' }, '?menu=뉴스레터', '자유게시판'],
  ['the URL without a state', null, '?menu=뉴스레터', '뉴스레터'],
  ['the URL with an invalid state', { menu: 7 }, '?menu=뉴스레터', '뉴스레터'],
  ['the default without state and query', 'state', '', '공지사항'],
  ['the default for an unknown title', { menu: '없음' }, '?menu=없음', '공지사항'],
  ['the default for a malformed title', null, '?menu=%E0%A4%A', '공지사항'],
  ['the default for the name of an object property', null, '?menu=__proto__', '공지사항'],
])('%s determines the sub-screen', (_, state, search, menu) => {
  expect(subScreenOf({ state, search }, paths.information).menu).toBe(menu);
});
