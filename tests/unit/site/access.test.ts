import { describe, expect, test } from 'vitest';
import {
  accessRules,
  createAccessTable,
  findAccessRule,
  type ScreenKey,
  screenOfTarget,
} from '#src/navigation/access.ts';
import { conferenceStep, menuTitle, myPageTitle, postStep } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget, postTarget, signupTarget, subScreenTarget } from '#src/navigation/target.ts';

/** A table with one rule for a screen. */
const createTable = (screen: ScreenKey) => createAccessTable([{ access: 'member', screens: [screen], text: null }]);

describe('createAccessTable', () => {
  test('names an unknown path and the known ones', () => {
    expect(() => createTable({ path: '/members' })).toThrow(
      /^Access rule for \/members: unknown path "\/members"\. Known: \/, \/auth\/login, .*, \/society\/guide\/:id\.$/,
    );
  });

  test('names an unknown sub-screen and those of the section', () => {
    expect(() => createTable({ path: paths.membership, menu: '회비' })).toThrow(
      /^Access rule for \/membership: unknown sub-screen "회비"\. Known: 가입안내, 연회비 납부, 특별회원사\.$/,
    );
  });

  test('says that a path has no sub-screens', () => {
    expect(() => createTable({ path: paths.login, menu: '로그인' })).toThrow(/Known: none\.$/);
  });

  test('names an unknown step and those of the sub-screen', () => {
    const screen = { path: paths.information, menu: menuTitle.forum, step: '삭제' };
    expect(() => createTable(screen)).toThrow(
      /^Access rule for \/information: unknown step "삭제"\. Known: 등록, 수정\.$/,
    );
  });
});

test('the screens with an access rule', () => {
  const lines = accessRules.flatMap(({ access, screens }) =>
    screens.map(({ path, menu = '', step = '' }) => [access, path, menu, step].join(' ').trim()),
  );
  expect(lines).toEqual([
    'guest /auth/signup',
    'member /mypage',
    'member /membership 연회비 납부',
    'member /society 초록 안내 및 등록 초록 확인',
    'member /society 학술대회 등록 등록 확인',
    'member /information 자유게시판 등록',
    'member /information 자유게시판 수정',
    'member /information/notice/:id 자유게시판',
    'member /information/community/:id 자유게시판',
  ]);
});

describe('the access rule of a link', () => {
  const accessOf = (target: Parameters<typeof screenOfTarget>[0]) => findAccessRule(screenOfTarget(target))?.access;
  const post = { pk: 7, title: '제목', content: '내용', files: [] };

  test.each([
    ['the fee', subScreenTarget(paths.membership, menuTitle.annualFee)],
    ['My Page', { to: paths.mypage }],
    ['a sub-screen of My Page', subScreenTarget(paths.mypage, myPageTitle.company)],
    ['the abstracts', subScreenTarget(paths.society, menuTitle.abstracts, conferenceStep.abstracts)],
    ['the registrations', subScreenTarget(paths.society, menuTitle.registration, conferenceStep.registrations)],
    ['a new post', postFormTarget()],
    ['the form of a post', postFormTarget(post)],
    ['a post of the free board', postTarget('community', 27, menuTitle.forum, '?page=2')],
    ['a post of the free board on the other path', postTarget('notice', 7, menuTitle.forum)],
  ])('admits members to %s', (_, target) => {
    expect(accessOf(target)).toBe('member');
  });

  test('admits guests to the sign-up', () => {
    expect(accessOf(signupTarget)).toBe('guest');
  });

  test.each([
    ['the home page', { to: paths.home }],
    ['the default sub-screen', { to: paths.membership }],
    ['the abstracts’ sub-screen', subScreenTarget(paths.society, menuTitle.abstracts)],
    ['the list of the free board', subScreenTarget(paths.information, menuTitle.forum)],
    ['another step of the free board', subScreenTarget(paths.information, menuTitle.forum, '삭제')],
    ['the step of the form on another board', subScreenTarget(paths.information, menuTitle.notice, postStep.create)],
    ['a notice', postTarget('notice', 7, menuTitle.notice)],
    ['the privacy policy', subScreenTarget(paths.mypage, myPageTitle.privacy)],
    ['the terms', subScreenTarget(paths.mypage, myPageTitle.service)],
  ])('admits everybody to %s', (_, target) => {
    expect(accessOf(target)).toBeUndefined();
  });
});
