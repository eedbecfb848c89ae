import { expect, test } from 'vitest';
import { budgetPages } from '#e2e/support/budget-pages.ts';

test('gives each page the budget of its kind, and loads the screens of members with a session', () => {
  const pages = budgetPages([
    { path: '/' },
    { path: '/information', menu: '자유게시판' },
    { path: '/information/notice/:id' },
    { path: '/mypage' },
    { path: '/membership', menu: '연회비 납부' },
    { path: '/introduce' },
  ]);
  expect(pages.map(({ address, kind, isForMembers }) => [address, kind, isForMembers])).toEqual([
    ['/', 'home', false],
    ['/information?menu=자유게시판', 'list', false],
    ['/information/notice/1', 'list', false],
    ['/mypage', 'basicInfo', true],
    ['/membership?menu=연회비 납부', 'form', true],
    ['/introduce', 'content', false],
  ]);
});
