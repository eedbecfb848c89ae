import { expect, test } from 'vitest';
import { compareScreens } from '#tools/audit/checks/consistency.ts';
import { isPageLeft } from '#tools/audit/checks/left-page.ts';
import type { Fingerprint } from '#tools/audit/page/fingerprint.ts';
import { requestedLabels } from '#tools/audit/page/seen/instructions.ts';
import { isSwappedPair } from '#tools/audit/page/seen/pairs.ts';
import { enteredPurposes } from '#tools/audit/page/seen/redundant-entry.ts';
import { isVagueError } from '#tools/audit/page/seen/vague-errors.ts';
import { programWords, singleLetter } from '#tools/audit/page/seen/words.ts';

test('a word, a sign or a code is a vague error, and a sentence about the field is not', () => {
  for (const text of ['오류', '⚠', 'E-1042', '잘못된 값입니다.', '오류입니다', 'Invalid', '필수'])
    expect(isVagueError(text), text).toBe(true);
  for (const text of ['이름을 입력해 주세요.', '이메일 주소 형식을 확인해 주세요.', '비밀번호가 일치하지 않습니다.'])
    expect(isVagueError(text), text).toBe(false);
});

test('a next button before a previous one is a swapped pair', () => {
  expect(isSwappedPair('다음 슬라이드', '이전 슬라이드')).toBe(true);
  expect(isSwappedPair('이전 슬라이드', '다음 슬라이드')).toBe(false);
  expect(isSwappedPair('다음', '취소')).toBe(false);
});

test('the labels that a description asks for are read without spaces and marks', () => {
  expect(requestedLabels('이름을 입력해 주세요. 첨부 파일을 첨부해 주세요. 이메일 형식이 아닙니다.')).toEqual([
    '이름',
    '첨부파일',
  ]);
});

test('the purposes of the values of a draft are found, and empty values are not', () => {
  const draft = { basicInfo: { member_name: '김하늘', member_email: 'a@b.example', member_cell: '' } };
  expect(Object.fromEntries(enteredPurposes(draft))).toEqual({ member_name: 'name', member_email: 'email' });
  expect(enteredPurposes(null).size).toBe(0);
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

test('only names that a screen gives once are compared with other screens', () => {
  const page = (screen: string, tools: Fingerprint['tools']) => ({
    screen,
    heading: screen,
    fingerprint: {
      title: screen,
      heading: screen,
      menu: ['홈 /'],
      help: ['위 문의하기'],
      landmarks: ['header', 'main', 'footer'],
      isCovered: false,
      tools,
    },
  });
  const arrow = (name: string) => ({ target: 'header arrow', name });
  const login = (name: string) => ({ target: 'header /login', name });
  const compared = compareScreens([
    page('a', [arrow('소개 메뉴'), arrow('활동 메뉴'), login('로그인')]),
    page('b', [arrow('활동 메뉴'), arrow('소개 메뉴'), login('로그인')]),
    page('c', [arrow('소개 메뉴'), arrow('활동 메뉴'), login('회원 접속')]),
  ]);
  const messages = (screen: string) => compared.get(screen)?.['same-names']?.problems.map(({ message }) => message);
  expect(messages('a')).toEqual([]);
  expect(messages('c')).toEqual(["다른 화면의 '로그인'이(가) 여기서는 '회원 접속'이다"]);
});
