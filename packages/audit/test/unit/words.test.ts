import { expect, test } from 'vitest';
import { compareScreens } from '#audit/checks/consistency.ts';
import { isPageLeft } from '#audit/checks/left-page.ts';
import type { Fingerprint } from '#audit/page/fingerprint.ts';
import { isVagueError } from '#audit/page/seen/vague-errors.ts';
import { programWords, singleLetter } from '#audit/page/seen/words.ts';

test('a word, a sign or a code is a vague error, and a sentence about the field is not', () => {
  for (const text of ['오류', '⚠', 'E-1042', '잘못된 값입니다.', '오류가 발생했습니다.', '다시 입력해 주세요.'])
    expect(isVagueError(text), text).toBe(true);
  for (const text of ['이름을 입력해 주세요.', '이메일 주소 형식을 확인해 주세요.', '비밀번호가 일치하지 않습니다.'])
    expect(isVagueError(text), text).toBe(false);
});

test('words that a program has left behind, and single letters, are no names', () => {
  for (const name of ['undefined', 'null', '[object Object]', '{{title}}']) expect(name).toMatch(programWords);
  for (const name of ['취소', 'nullable', '홈']) expect(name).not.toMatch(programWords);
  expect('X').toMatch(singleLetter);
  expect('MY').not.toMatch(singleLetter);
});

test('a navigation during a check means that the page was left', () => {
  expect(
    isPageLeft(new Error('page.evaluate: Execution context was destroyed, most likely because of a navigation')),
  ).toBe(true);
  expect(isPageLeft(new Error('Timeout 2000ms exceeded.'))).toBe(false);
});

/** Returns a screen with the same menu and contact details as all others. */
const screenWith = (screen: string, fingerprint: Partial<Fingerprint>) => ({
  screen,
  fingerprint: {
    menu: ['홈 /'],
    help: ['위 문의하기'],
    helpInContent: [],
    landmarks: ['header', 'main', 'footer'],
    isCovered: false,
    widgets: [],
    tools: [],
    ...fingerprint,
  },
});

const messagesOf = (pages: ReturnType<typeof screenWith>[], screen: string, check: string) =>
  compareScreens(pages)
    .get(screen)
    ?.[check]?.problems.map(({ message }) => message);

test('only names that a screen gives once are compared with other screens', () => {
  const arrow = (name: string) => ({ target: 'header arrow', name });
  const login = (name: string) => ({ target: 'header /login', name });
  const pages = [
    screenWith('a', { tools: [arrow('소개 메뉴'), arrow('활동 메뉴'), login('로그인')] }),
    screenWith('b', { tools: [arrow('활동 메뉴'), arrow('소개 메뉴'), login('로그인')] }),
    screenWith('c', { tools: [arrow('소개 메뉴'), arrow('활동 메뉴'), login('회원 접속')] }),
  ];
  expect(messagesOf(pages, 'a', 'same-names')).toEqual([]);
  expect(messagesOf(pages, 'c', 'same-names')).toEqual(["다른 화면의 '로그인'이(가) 여기서는 '회원 접속'이다"]);
});

test('a contact detail may be missing in the footer, but not stand in the content instead', () => {
  const phone = '02-000-0000';
  const pages = ['a', 'b', 'c'].map((screen) => screenWith(screen, { help: ['위 문의하기', `아래 ${phone}`] }));
  pages.push(screenWith('short', {}), screenWith('moved', { helpInContent: [phone] }));
  expect(messagesOf(pages, 'short', 'same-help')).toEqual([]);
  expect(messagesOf(pages, 'moved', 'same-help')).toEqual(['도움을 받는 곳이 다른 화면과 다른 자리에 있거나 없다']);
});

test('contact details in another place than on other screens are reported', () => {
  const pages = ['a', 'b'].map((screen) => screenWith(screen, { help: ['위 문의하기', '아래 02-000-0000'] }));
  pages.push(screenWith('c', { help: ['위 문의하기', '위 02-000-0000'] }));
  expect(messagesOf(pages, 'a', 'same-help')).toEqual([]);
  expect(messagesOf(pages, 'c', 'same-help')).toEqual(['도움을 받는 곳이 다른 화면과 다른 자리에 있거나 없다']);
});
