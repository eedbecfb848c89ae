import { expect, test } from 'vitest';
import { compareScreens } from '#audit/checks/consistency.ts';
import { isPageLeft } from '#audit/checks/left-page.ts';
import type { Fingerprint } from '#audit/page/fingerprint.ts';
import { requestedLabels } from '#audit/page/seen/instructions.ts';
import { isSwappedPair } from '#audit/page/seen/pairs.ts';
import { enteredPurposes } from '#audit/page/seen/redundant-entry.ts';
import { isVagueError } from '#audit/page/seen/vague-errors.ts';
import { programWords, singleLetter } from '#audit/page/seen/words.ts';

test('a word, a sign or a code is a vague error, and a sentence about the field is not', () => {
  for (const text of [
    '오류',
    '⚠',
    'E-1042',
    '잘못된 값입니다.',
    '오류입니다',
    '오류가 발생했습니다.',
    '다시 입력해 주세요.',
    'Invalid',
    '필수',
  ])
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
  expect([...enteredPurposes(draft, new Set())]).toEqual(['name', 'email']);
  expect(enteredPurposes(null, new Set()).size).toBe(0);
  // The form on the screen asks for the name itself.
  expect([...enteredPurposes(draft, new Set(['member_name']))]).toEqual(['email']);
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
  heading: screen,
  fingerprint: {
    title: screen,
    heading: screen,
    menu: ['홈 /'],
    help: ['위 문의하기'],
    helpInContent: [],
    searches: [],
    paging: [],
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

test('a search field and a link between pages have the same names on all boards', () => {
  const paging = ['이전 페이지', '다음 페이지'];
  const pages = ['a', 'b', 'c'].map((screen) => screenWith(screen, { searches: ['검색어'], paging }));
  pages.push(screenWith('d', { searches: ['찾을 글'], paging: ['이전 페이지', '앞으로'] }));
  expect(messagesOf(pages, 'a', 'same-names')).toEqual([]);
  expect(messagesOf(pages, 'd', 'same-names')).toEqual([
    "다른 화면의 검색 칸 '검색어'이(가) 여기서는 '찾을 글'이다",
    "쪽을 넘기는 링크 '앞으로'은(는) 다른 화면에 없는 이름이다",
  ]);
});

test('contact details in another place than on other screens are reported', () => {
  const pages = ['a', 'b'].map((screen) => screenWith(screen, { help: ['위 문의하기', '아래 02-000-0000'] }));
  pages.push(screenWith('c', { help: ['위 문의하기', '위 02-000-0000'] }));
  expect(messagesOf(pages, 'a', 'same-help')).toEqual([]);
  expect(messagesOf(pages, 'c', 'same-help')).toEqual(['도움을 받는 곳이 다른 화면과 다른 자리에 있거나 없다']);
});
