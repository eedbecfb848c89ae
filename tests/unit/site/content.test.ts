import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { advertising } from '#src/content/advertising.ts';
import { annualFees } from '#src/content/fees.ts';
import { history } from '#src/content/history.ts';
import { issues } from '#src/content/journal.ts';
import { joiningGuide } from '#src/content/membership.ts';
import { associateDirectors, honoraryPresidents, registeredOfficers } from '#src/content/officers.ts';
import { society } from '#src/content/society.ts';
import { specialMembers } from '#src/content/special-members.ts';
import { studentMembers } from '#src/content/student-members.ts';
import { submissionRules, submissionSteps } from '#src/content/submission.ts';
import { compileDocument } from '#tools/build/markdown/compile.ts';
import { nodeText } from '#tools/build/markdown/tree.ts';

async function read(name: string) {
  const path = `src/content/${name}.md`;
  const { tree, headings } = await compileDocument(await readFile(path, 'utf8'), path);
  const text = (tree.children ?? []).map(nodeText).join('\n');
  const starting = (pattern: RegExp) => headings.filter((heading) => pattern.test(heading.text));
  return { text, words: text.split(/\s+/).length, starting, headings };
}

test('the terms have six chapters, twenty articles and an addendum with the day from which they hold', async () => {
  const { starting, text } = await read('legal/terms');
  expect(starting(/^제\d장/)).toHaveLength(6);
  expect(starting(/^제\d+조/).map(({ text }) => Number(/\d+/.exec(text)))).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect(starting(/^부칙$/)).toHaveLength(1);
  expect(text).toContain('2021년 3월 1일부터 시행');
  expect(text).toContain('5일 이상 게시');
});

test('the privacy policy has eleven sections and the limits that the law sets', async () => {
  const { starting, text } = await read('legal/privacy');
  expect(starting(/^\d+\. /)).toHaveLength(11);
  for (const limit of ['5일 안에', '6개월 이상', '분기마다', '시행 7일 전']) expect(text).toContain(limit);
});

test('the charter has nine chapters, supplementary rules, and the numbers that the society is bound to', async () => {
  const { starting, text } = await read('about/charter');
  expect(starting(/^제\d장/)).toHaveLength(9);
  expect(starting(/^부칙$/)).toHaveLength(1);
  const bound = [
    '15인 내외',
    '9인 이상 60인 이하',
    '2인 이내',
    '두 차례까지 연임',
    '7일 전까지',
    '3분의 1의 출석',
    '등기이사 3분의 2 이상',
  ];
  for (const number of [...bound, '납부한 날부터 2년', '3년을 넘게']) expect(text).toContain(number);
});

test('the rules of submission say the same figures in both languages', async () => {
  const [korean, english] = [await read('publications/rules-ko'), await read('publications/rules-en')];
  expect(english.headings.length).toBe(korean.headings.length);
  for (const figure of ['30,000', '50,000', '150–200', '1,500', '1,000', '600', '200']) {
    expect(korean.text).toContain(figure);
    expect(english.text).toContain(figure);
  }
});

test('the greeting is a letter of more than 400 words', async () => {
  expect((await read('about/greeting')).words).toBeGreaterThan(400);
});

test('the history tells something of every year from 1968 to 2024, newest first, in four periods', () => {
  const years = history.flatMap(({ years }) => years.map(({ year }) => year));
  expect(history.map(({ title }) => title)).toEqual(["2020's", "2010's", "2000's", "~2000's"]);
  expect(years).toEqual(Array.from({ length: 57 }, (_, index) => 2024 - index));
  expect(history.flatMap(({ years }) => years).every(({ events }) => events.length > 0)).toBe(true);
});

test('the lists have as many entries as the society has', () => {
  expect(new Set(specialMembers).size).toBe(25);
  expect([issues.length, submissionRules.length, submissionSteps.length]).toEqual([4, 6, 4]);
  expect(advertising.form).toHaveLength(7);
  const vicePresidents = registeredOfficers.filter(({ position }) => position === '부회장');
  const auditors = registeredOfficers.filter(({ position }) => position === '감사');
  const directors = registeredOfficers.length - auditors.length;
  expect(vicePresidents.length).toBeLessThanOrEqual(15);
  expect(auditors).toHaveLength(2);
  expect(directors).toBeGreaterThanOrEqual(9);
  expect(directors).toBeLessThanOrEqual(60);
  const names = [...honoraryPresidents, ...registeredOfficers, ...associateDirectors].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe('membership is described alike in every text', () => {
  const joining = Object.values(joiningGuide).flat();
  const category = (title: string) => joiningGuide.categories.find((kind) => kind.title === title);

  test('a student member is an undergraduate to a master’s student; part-time and doctoral students are not', async () => {
    const charter = (await read('about/charter')).text;
    const texts = [charter, studentMembers.join(' '), category('학생회원')?.who ?? ''];
    for (const text of texts) {
      for (const word of ['석사과정', '파트타임', '박사과정', '5학기부터']) expect(text).toContain(word);
      expect(text).not.toContain('대학원생');
    }
  });

  test('membership is restored by the fee, or by a conference of the previous or the current year', async () => {
    for (const text of [(await read('about/charter')).text, category('일반회원')?.rights ?? '']) {
      expect(text).toMatch(/회비를 납부하거나 전년도나 해당 연도의 춘계·추계학술대회에 한 번 이상 등록하/);
    }
  });

  test('special and honorary members pay no annual fee', async () => {
    expect(annualFees.filter(({ won }) => won === 0).map(({ memberType }) => memberType)).toEqual([
      '특별회원',
      '명예회원',
    ]);
    expect((await read('about/charter')).text).toContain('특별회원과 명예회원은 회비를 면제한다');
    for (const kind of ['특별회원', '명예회원']) expect(category(kind)?.rights).toContain('연회비 없음');
  });

  test('nobody is told to delete posts, which the site does not offer', async () => {
    for (const text of [...joining.map(String), (await read('legal/terms')).text]) {
      expect(text).not.toMatch(/(먼저|스스로) 지(워|우)/);
    }
  });
});

test('the honorary presidents and the president of today follow each other in terms of two years', () => {
  const inauguration = history
    .flatMap(({ years }) => years)
    .flatMap(({ year, events }) => events.map((event) => ({ year, number: /제(\d+)대 .*회장 취임/.exec(event)?.[1] })))
    .find(({ number }) => number !== undefined);
  const today = Number(inauguration?.number);
  /** The year in which a president begins; the first one began when the society was founded. */
  const begins = (number: number) => society.foundedYear + 2 * (number - 1);
  expect(begins(today)).toBe(inauguration?.year);
  for (const { position } of honoraryPresidents) {
    const [, first, last, from, to] = /^(?:초대|제(\d+)대), 제(\d+)대 회장 \((\d{4})–(\d{4})\)$/.exec(position) ?? [];
    expect([Number(from), Number(to)], position).toEqual([begins(Number(first ?? 1)), begins(Number(last) + 1)]);
  }
});
