import type { BoardType } from '#src/api/generated/model/boardType.ts';
import { listCount, prefixes } from './records.ts';
import { addToStates, type Screen, state } from './state.ts';
import { expectAlert, expectFailure, fillField, pressKey, seeRole, seeText } from './steps.ts';

const boardPath = (menu: string, more = ''): string => `/information?menu=${encodeURIComponent(menu)}${more}`;

export const notices: Screen = {
  id: 'notices',
  name: '공지사항',
  linkedFrom: { path: '/', link: '자료실' },
  states: addToStates({ path: '/information', journey: '게시글' }, [
    state('notices', '공지사항', { reachedWhen: seeText(listCount), announces: listCount }),
    state('notices-last', '공지사항 – 마지막 쪽', {
      announces: /총 [\d,]+건, (\d+).\1 페이지/,
      path: '/information?page={noticePages}',
      reachedWhen: seeText(/(?<!\d)(\d+)\/\1 페이지/),
    }),
    state('notices-found', '공지사항 – 찾은 글 한 쪽', {
      path: '/information?search={noticeWord}',
      reachedWhen: seeText(/검색 결과 [1-9]\d?건, 1\/1 페이지/),
    }),
    state('notices-none', '공지사항 – 찾은 글 없음', {
      announces: /검색 결과 0건/,
      steps: [seeText(/총 [\d,]+건, 1\/\d+ 페이지/), fillField('검색어', '없는말', 'searchbox'), pressKey('Enter')],
      reachedWhen: seeText('등록 내역이 없습니다.'),
    }),
    state('notices-too-long', '공지사항 – 너무 긴 검색어', {
      path: `/information?search=${'a'.repeat(200)}`,
      reachedWhen: seeText('검색어가 너무 깁니다.'),
    }),
    state('notices-past-end', '공지사항 – 없는 쪽', {
      announces: listCount,
      path: '/information?page=9999',
      reachedWhen: seeText('요청하신 페이지가 없습니다.'),
    }),
    state('notices-failed', '공지사항 – 불러오지 못함', { ...expectFailure('getInfo') }),
    state('notices-too-many', '공지사항 – 잠시 기다려야 함', {
      announces: /요청이 너무 많습니다/,
      scenarios: [{ operation: 'getInfo', example: 'tooManyRequests', status: 429 }],
      reachedWhen: seeRole('button', '다시 시도'),
    }),
    state('notices-loading', '공지사항 – 기다림', { unanswered: ['getInfo'] }),
  ]),
};

export const forum: Screen = {
  id: 'forum',
  name: '자유게시판',
  linkedFrom: { path: '/information', link: '자유게시판' },
  states: addToStates({ path: boardPath('자유게시판'), journey: '게시글' }, [
    state('forum', '자유게시판', { reachedWhen: seeText(listCount), announces: listCount }),
    state('forum-member', '자유게시판 – 회원', {
      memberId: 'hanbit01',
      reachedWhen: seeText(listCount),
      announces: listCount,
    }),
  ]),
};

/** The titles of the boards without a screen of their own. */
const lists: Readonly<Record<Exclude<BoardType, 'notice' | 'forum'>, string>> = {
  newsletter: '뉴스레터',
  trend: '연구동향',
  gallery: '갤러리',
};

export const otherBoards: Screen = {
  id: 'boards',
  name: Object.values(lists).join('·'),
  states: Object.entries(lists).map(([id, title]) => ({
    id,
    name: title,
    path: boardPath(title),
    journey: '게시글',
    announces: listCount,
    reachedWhen: seeText(listCount),
  })),
};

export const post: Screen = {
  id: 'post',
  name: '게시글',
  linkedFrom: { path: '/information', link: { href: prefixes.notice } },
  states: addToStates({ path: `${prefixes.notice}{notice}`, journey: '게시글' }, [
    state('notice', '공지 글', { reachedWhen: seeRole('article') }),
    state('notice-file', '공지 글 – 첨부파일', {
      path: `${prefixes.notice}{noticeWithFile}`,
      reachedWhen: seeRole('region', '첨부파일'),
    }),
    state('notice-table', '공지 글 – 표', {
      path: `${prefixes.notice}{noticeWithTable}`,
      reachedWhen: seeRole('table'),
    }),
    state('notice-missing', '공지 글 – 없는 글', {
      path: '/information/notice/999999',
      reachedWhen: seeText('해당 게시글을 찾을 수 없습니다.'),
    }),
    state('notice-failed', '공지 글 – 불러오지 못함', { ...expectFailure('getInfoDetail') }),
    state('notice-loading', '공지 글 – 기다림', { unanswered: ['getInfoDetail'] }),
    state('forum-post-guest', '자유게시판 글 – 로그인 창', {
      path: `${prefixes.forumPost}{forumPost}`,
      ...expectAlert('로그인이 필요합니다'),
    }),
    state('forum-post-login-required', '자유게시판 글 – 비회원', {
      announces: /로그인이 필요합니다/,
      path: `${prefixes.forumPost}{forumPost}`,
      steps: [seeRole('alertdialog'), pressKey('Escape')],
      reachedWhen: seeText('회원만 볼 수 있는 글입니다.'),
    }),
    state('forum-post', '자유게시판 글 – 회원', {
      path: `${prefixes.forumPost}{forumPost}`,
      memberId: 'hanbit01',
      reachedWhen: seeRole('article'),
    }),
  ]),
};
