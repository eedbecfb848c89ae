import { describe, expect, test } from 'vitest';
import { accessTo } from '#src/navigation/access.ts';
import { paths } from '#src/navigation/paths.ts';
import { screenIds, screens } from '#src/navigation/screens.ts';
import { postFormTarget, postTarget, screenOfTarget, type Target } from '#src/navigation/target.ts';

const ruleOf = (target: Target) => accessTo(screenOfTarget(target));

test('the screens with an access rule', () => {
  const lines = screenIds.flatMap((id) => {
    const { access, path, title } = screens[id];
    return access ? [`${access.only} ${path} ${title}`] : [];
  });
  expect(lines).toEqual([
    'guest /auth/signup 회원가입',
    'member /society 초록 확인',
    'member /society 등록 확인',
    'member /membership 연회비 납부',
    'member /information 등록',
    'member /information 수정',
    'member /mypage 기본정보',
    'member /mypage 직장정보',
    'member /mypage 학력정보',
    'member /mypage 재학인증',
    'member /mypage 비밀번호 변경',
    'member /mypage 회원탈퇴',
  ]);
});

describe('the access rule of a link', () => {
  const post = { pk: 7, title: '제목', content: '내용', files: [] };

  test.each([
    ['My Page', { to: paths.mypage }],
    ['a new post', postFormTarget()],
    ['the form of a post', postFormTarget(post)],
    ['the form of a post by the name of the detail screen', { to: '/information?menu=자유게시판&step=edit' }],
    ['a post of the free board', postTarget('community', 27, 'forum', '?page=2')],
    ['a post of the free board on the other path', postTarget('notice', 7, 'forum')],
  ])('admits members to %s', (_, target) => {
    expect(ruleOf(target)?.only).toBe('member');
  });

  test.each([
    ['the default sub-screen', { to: paths.membership }],
    ['another step of the free board', { to: paths.information, state: { menu: screens.forum.title, step: '삭제' } }],
    ['the step of the form on another board', { to: paths.information, state: { menu: '공지사항', step: '등록' } }],
    ['a notice', postTarget('notice', 7, 'notice')],
    ['a notice on the path of the free board', postTarget('community', 7, 'notice')],
  ])('admits everybody to %s', (_, target) => {
    expect(ruleOf(target)).toBeUndefined();
  });
});
