import { expect, test } from 'vitest';
import { budgetPages } from '#e2e/support/budget-pages.ts';
import { describeGrowth, modulesOfScripts } from '#e2e/support/module-growth.ts';

test('names new and larger modules, the largest growth first, and leaves out the others', () => {
  const recorded = { 'src/a.ts': 100, 'src/b.ts': 100, 'src/c.ts': 100 };
  const now = { 'src/a.ts': 150, 'src/b.ts': 90, 'src/c.ts': 100, 'zod/core.js': 400 };
  expect(describeGrowth(now, recorded)).toEqual(['+400 bytes zod/core.js, a new module', '+50 bytes src/a.ts']);
});

test('joins the modules of several scripts, and ignores a script that the bundler does not report', () => {
  const report = { '/assets/a.js': { 'src/a.ts': 1 }, '/assets/b.js': { 'src/b.ts': 2 } };
  expect(modulesOfScripts(['/assets/a.js', '/assets/b.js', '/served/by/another.js'], report)).toEqual({
    'src/a.ts': 1,
    'src/b.ts': 2,
  });
});

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
