import { expect, test } from 'vitest';
import { pathOf, paths, patterns } from '#src/navigation/paths.ts';
import { readLocation } from '#src/navigation/screen-location.ts';
import { screens, screensAt } from '#src/navigation/screens.ts';
import {
  guideListTarget,
  guideTarget,
  homeTarget,
  listTarget,
  postFormTarget,
  postTarget,
  rulesTarget,
  screenTarget,
  targetOfUrl,
} from '#src/navigation/target.ts';

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

test('the URL of a section has no query for the default screen, and the query menu for the others', () => {
  for (const path of Object.values(paths)) {
    const ids = screensAt(path);
    if (ids.length > 1)
      ids.forEach((id, index) => {
        const { to, state } = screenTarget(id);
        const { title } = screens[id];
        expect(new URL(to, 'http://site').searchParams.get('menu')).toBe(index === 0 ? null : title);
        expect(state).toEqual({ menu: title });
      });
  }
});

test('the URL and the navigation state of a step contain its screen', () => {
  expect(screenTarget('newPost')).toEqual({
    to: '/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90&step=%EB%93%B1%EB%A1%9D',
    state: { menu: '자유게시판', step: '등록' },
  });
});

test('the URL of a post has the query menu only when its path belongs to another board', () => {
  expect(postTarget('notice', 7, 'notice').to).toBe('/information/notice/7');
  expect(postTarget('community', 7, 'forum').to).toBe('/information/community/7');
  expect(postTarget('community', 7, 'notice').to).toBe(
    '/information/community/7?menu=%EA%B3%B5%EC%A7%80%EC%82%AC%ED%95%AD',
  );
  expect(postTarget('notice', 7, 'gallery').to).toBe('/information/notice/7?menu=%EA%B0%A4%EB%9F%AC%EB%A6%AC');
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
  expect(listTarget('notice', '?page=3&search=a')).toEqual({
    to: '/information?page=3&search=a',
    state: { menu: '공지사항' },
  });
  expect(listTarget('notice').to).toBe('/information');
  expect(listTarget('notice', '/../mypage').to, 'a text that is not a query is ignored').toBe('/information');
});

test('the URLs of a document, of a board of the home page and of a text leave out the defaults', () => {
  const rules = `menu=${encodeURIComponent('정관 및 규정').replaceAll('%20', '+')}`;
  const submission = `doc=${encodeURIComponent('투고규정')}`;
  expect(rulesTarget('정관')).toEqual({ to: `/introduce?${rules}`, state: { menu: '정관 및 규정' } });
  expect(rulesTarget('투고규정').to).toBe(`/introduce?${rules}&${submission}`);
  expect(rulesTarget('투고규정', 'en').to).toBe(`/introduce?${rules}&${submission}&lang=en`);
  expect([homeTarget('notice').to, homeTarget('forum').to]).toEqual([
    '/',
    `/?board=${encodeURIComponent('자유게시판')}`,
  ]);
  expect(targetOfUrl('/introduce?menu=임원')).toEqual(screenTarget('officers'));
  expect(targetOfUrl('/contact')).toEqual({ to: '/contact' });
});

const readScreen = (pathname: string, search: string, state: unknown = null) =>
  readLocation({ pathname, search, state }).screen;

test.each([
  ['the state', { menu: '자유게시판' }, '?menu=뉴스레터', 'forum'],
  ['the URL without a state', null, '?menu=뉴스레터', 'newsletter'],
  ['the URL with an invalid state', { menu: 7 }, '?menu=뉴스레터', 'newsletter'],
  ['the default without state and query', 'state', '', 'notice'],
  ['the default for an unknown label', { menu: '없음' }, '?menu=없음', 'notice'],
  ['the default for an id', { menu: 'forum' }, '?menu=forum', 'notice'],
  ['the default for a malformed label', null, '?menu=%E0%A4%A', 'notice'],
  ['the default for the name of an object property', null, '?menu=__proto__', 'notice'],
])('%s determines the screen', (_, state, search, screen) => {
  expect(readScreen(paths.information, search, state)).toBe(screen);
});

test.each([
  ['a list of the conference without its tab', '/society', '?step=초록 확인', 'ownAbstracts'],
  ['a list of the conference beside another tab', '/society', '?menu=학술대회 등록&step=초록 확인', 'ownAbstracts'],
  ['an unknown step of the conference', '/society', '?menu=학술대회 등록&step=없음', 'registration'],
  ['the form of the free board', '/information', '?menu=자유게시판&step=수정', 'editedPost'],
  ['a step that the board does not have', '/information', '?menu=공지사항&step=수정', 'notice'],
  ['the step of a form without its board', '/information', '?step=등록', 'notice'],
  ['the label of another section', '/society', '?menu=연회비 납부', 'events'],
  ['the board of a path of posts', '/information/community/7', '', 'forum'],
  ['the board of a post on another path', '/information/community/7', '?menu=갤러리', 'gallery'],
  ['a guide', '/society/guide/7', '?menu=연회비 납부', 'guide'],
  ['a path in other spelling', '/MyPage/', '?menu=직장정보', 'company'],
  ['a path that the site does not have', '/mypage/basic', '', 'home'],
])('%s is shown as the screen of its record', (_, pathname, search, screen) => {
  expect(readScreen(pathname, search)).toBe(screen);
});
