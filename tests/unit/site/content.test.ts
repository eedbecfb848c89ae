import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { abstractDeadlineText, registrationFacts, registrationPeriodText } from '#src/content/conference.ts';
import { history } from '#src/content/history.ts';
import { journal } from '#src/content/journal.ts';
import { joiningGuide } from '#src/content/membership.ts';
import { associateDirectors, honoraryPresidents, registeredOfficers } from '#src/content/officers.ts';
import { society } from '#src/content/society.ts';
import { specialMembers } from '#src/content/special-members.ts';
import { studentMembers } from '#src/content/student-members.ts';
import { listFees } from '#src/features/payment/goods.ts';
import { event } from '#tests/support/event.ts';
import { compileDocument } from '#tools/build/markdown/compile.ts';
import { nodeText } from '#tools/build/markdown/tree.ts';

/** Compiles a document of the site and returns its text and headings. */
async function readDocument(name: string) {
  const path = `src/content/${name}.md`;
  const { tree, headings } = await compileDocument(await readFile(path, 'utf8'), path);
  const text = (tree.children ?? []).map(nodeText).join('\n');
  const headingsMatching = (pattern: RegExp) => headings.filter((heading) => pattern.test(heading.text));
  return { text, headingsMatching, headings };
}

test('the chapter about reports of failures continues the privacy policy, and names purposes, periods and the counter', async () => {
  const policy = await readDocument('legal/privacy');
  const { headingsMatching, text } = await readDocument('legal/error-reports');
  expect(headingsMatching(/^\d+\. /).map((heading) => Number.parseInt(heading.text, 10))).toEqual([
    policy.headingsMatching(/^\d+\. /).length + 1,
  ]);
  for (const fact of ['오류를 찾아 고치기 위하여', '90일', '개인을 알아볼 수 없는', '보낸 횟수'])
    expect(text).toContain(fact);
});

test('the submission rules have the same figures in Korean and English', async () => {
  const [korean, english] = [await readDocument('publications/rules-ko'), await readDocument('publications/rules-en')];
  expect(english.headings.length).toBe(korean.headings.length);
  const { pageFee, rapidPageFee, reprintFee, commentWords, abstractWords, koreanAbstractCharacters } = journal;
  const numbers = [pageFee, rapidPageFee, reprintFee, commentWords, koreanAbstractCharacters];
  const figures = numbers.map((number) => number.toLocaleString('en-US'));
  for (const figure of [...figures, abstractWords.research.join('–'), String(journal.englishAbstractWords)]) {
    expect(korean.text).toContain(figure);
    expect(english.text).toContain(figure);
  }
});

test('the history has events for every year since the foundation, newest first, in four periods', () => {
  const years = history.flatMap(({ years }) => years.map(({ year }) => year));
  expect(history.map(({ title }) => title)).toEqual(["2020's", "2010's", "2000's", "~2000's"]);
  const [newest = 0] = years;
  expect(years).toEqual(Array.from({ length: newest - society.foundedYear + 1 }, (_, index) => newest - index));
  expect(history.flatMap(({ years }) => years).every(({ events }) => events.length > 0)).toBe(true);
});

/** Returns the texts that occur more than once. */
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('the officers are as many as the charter says, and no list names anybody twice', () => {
  expect(repeated(specialMembers)).toEqual([]);
  const vicePresidents = registeredOfficers.filter(({ position }) => position === '부회장');
  const auditors = registeredOfficers.filter(({ position }) => position === '감사');
  const directors = registeredOfficers.length - auditors.length;
  expect(vicePresidents.length).toBeLessThanOrEqual(15);
  expect(auditors).toHaveLength(2);
  expect(directors).toBeGreaterThanOrEqual(9);
  expect(directors).toBeLessThanOrEqual(60);
  const names = [...honoraryPresidents, ...registeredOfficers, ...associateDirectors].map(({ name }) => name);
  expect(repeated(names)).toEqual([]);
});

test('the sentences of an event are derived from its days, also over the end of a year', () => {
  const days = {
    ...event,
    day: '2026-01-23',
    abstracts: { last: '2025-10-22' },
    registration: { first: '2025-11-03', last: '2026-01-09' },
    refund: { last: '2026-01-02' },
  };
  expect(abstractDeadlineText(days)).toBe('2025년 10월 22일(수) 24:00 (한국 시각)');
  expect(registrationPeriodText(days)).toBe('2025년 11월 3일(월) ~ 2026년 1월 9일(금)');
  const inOneYear = { first: '2025-11-03', last: '2025-11-14' };
  expect(registrationPeriodText({ ...days, registration: inOneYear })).toBe('2025년 11월 3일(월) ~ 11월 14일(금)');
  const texts = registrationFacts(days).map(({ value }) => value);
  expect(texts.map((text) => /^\S+\)(?: ~ \S+\))?/.exec(text)?.[0])).toEqual([
    '11/3(월) ~ 1/9(금)',
    undefined,
    '1/23(금)',
    '1/2(금)',
  ]);
});

describe('membership is described in the same way in every text', () => {
  const category = (title: string) => joiningGuide.categories.find((kind) => kind.title === title);

  test('student members are undergraduate and master’s students, but not part-time or doctoral students', async () => {
    const charter = (await readDocument('about/charter')).text;
    const texts = [charter, studentMembers.join(' '), category('학생회원')?.eligibility ?? ''];
    for (const text of texts) {
      for (const word of ['석사과정', '파트타임', '박사과정', '5학기부터']) expect(text).toContain(word);
      expect(text).not.toContain('대학원생');
    }
  });

  test('membership is restored by paying the fee, or by a conference registration in the previous or current year', async () => {
    for (const text of [(await readDocument('about/charter')).text, category('일반회원')?.rights ?? '']) {
      expect(text).toMatch(/회비를 납부하거나 전년도나 해당 연도의 춘계·추계학술대회에 한 번 이상 등록하/);
    }
  });

  test('special and honorary members pay no annual fee', async () => {
    expect(
      listFees('연회비', '2025-11-05')
        .filter(({ won }) => won === 0)
        .map(({ memberType }) => memberType),
    ).toEqual(['특별회원', '명예회원']);
    expect((await readDocument('about/charter')).text).toContain('특별회원과 명예회원은 회비를 면제한다');
    for (const kind of ['특별회원', '명예회원']) expect(category(kind)?.rights).toContain('연회비 없음');
  });
});
