import { describe, expect, test } from 'vitest';
import { asksForTest } from '#audit/page/cognitive-test.ts';
import { isFigure, isSubtitle, looksLikeHeading, misleadingLevels } from '#audit/page/seen/heading-looks.ts';
import { areOverlapping } from '#audit/page/seen/layout.ts';
import { bulletPattern } from '#audit/page/seen/lists.ts';
import { nearestField } from '#audit/page/seen/nearest.ts';
import { lookDifferences, oddOneOut } from '#audit/page/seen/odd-one-out.ts';
import { standsBefore } from '#audit/page/seen/order.ts';
import { isErrorColour } from '#audit/page/seen/vague-errors.ts';
import { emptyWords, hasNoLetter, spacedLetters } from '#audit/page/seen/words.ts';

/** Returns a rectangle of 200 × 20 px. */
const rect = (left: number, top: number, width = 200, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a text looks like a heading', () => {
  const scale = { bodySize: 16, smallest: 20 };
  const body = { text: '본문의 글이다', size: 16, weight: 400, isOverList: false, ...rect(0, 40) };
  const heading = { text: '등록 안내', size: 20, weight: 700, isOverList: false, ...rect(0, 0) };

  test.each([
    ['short, bold and above a smaller text', true, heading, body],
    ['bold, in the size of the body text', true, { ...heading, size: 16 }, body],
    ['far larger than the body text', true, { ...heading, size: 30, weight: 400 }, body],
    ['a year over a list', true, { ...heading, text: '2024', isOverList: true }, body],
    ['a sentence', false, { ...heading, text: '등록이 끝났습니다.' }, body],
    ['a name', false, { ...heading, text: '김가람 님' }, body],
    ['in the weight of the body text', false, { ...heading, weight: 400 }, body],
    ['without a text below', false, heading, null],
    ['beside a text', false, heading, { ...body, ...rect(300, 0) }],
    ['a figure over its unit', false, { ...heading, text: '2024' }, body],
  ])('%s: %s', (_, expected, text, below) => {
    expect(looksLikeHeading(text, below, scale)).toBe(expected);
  });
});

test('a number with its unit is a figure, a numbered title is not', () => {
  for (const text of ['1,234명', '2024', '2025. 11. 3.', '98 %']) expect(isFigure(text), text).toBe(true);
  for (const text of ['1. 총칙', '4.1 형식', '3. 투고']) expect(isFigure(text), text).toBe(false);
});

test('a smaller text right below a heading is a subtitle, unless another heading looks like it', () => {
  const look = { text: '함께하는 학회', weight: 700, isOverList: false };
  const heading = { ...look, size: 30, ...rect(0, 0) };
  const below = { ...look, size: 22, ...rect(0, 40) };
  expect(isSubtitle(below, heading, [heading, { ...look, size: 20, ...rect(0, 400) }])).toBe(true);
  expect(isSubtitle(below, heading, [heading, { ...below, ...rect(0, 400) }])).toBe(false);
  expect(isSubtitle({ ...below, size: 30 }, heading, [heading])).toBe(false);
});

test('a heading that is larger than the heading above it in the outline is misleading', () => {
  const outline = [
    { level: 1, size: 32 },
    { level: 2, size: 20 },
    { level: 3, size: 28 },
    { level: 2, size: 20 },
  ];
  expect(misleadingLevels(outline)).toEqual([2]);
});

test('bullets, numbers and Korean letters begin an item, but not a year or a note', () => {
  for (const text of ['• 하나', '1. 하나', '(2) 둘', '① 하나', '가. 하나', '- 하나'])
    expect(text).toMatch(bulletPattern);
  for (const text of ['2025. 11. 3.', '※ 참고', '가나다', '-5도']) expect(text).not.toMatch(bulletPattern);
});

test('a label belongs to the field below it, and a message to the field above it', () => {
  const fields = [rect(0, 30), rect(0, 100)];
  expect(nearestField(rect(0, 76), fields, 'label')).toBe(1);
  expect(nearestField(rect(0, 54), fields, 'message')).toBe(0);
  expect(nearestField(rect(0, 54), [], 'label')).toBe(-1);
});

test('a box stands before another one when it is above it, or left of it on the same line', () => {
  expect(standsBefore(rect(0, 0), rect(0, 40))).toBe(true);
  expect(standsBefore(rect(0, 0), rect(220, 5))).toBe(true);
  expect(standsBefore(rect(0, 40), rect(0, 0))).toBe(false);
  // The second column of a text begins above the end of the first one.
  expect(standsBefore(rect(220, 0), rect(0, 40))).toBe(false);
});

test('the item that looks different is found when all others look the same', () => {
  const plain = { colour: 'black', background: 'none', border: '-', weight: '400', decoration: 'none', mark: '0' };
  expect(oddOneOut([plain, { ...plain, weight: '700' }, plain])).toBe(1);
  expect(oddOneOut([plain, plain, plain])).toBe(-1);
  expect(oddOneOut([plain, plain, { ...plain, weight: '700' }, { ...plain, colour: 'blue' }])).toBe(-1);
  expect(lookDifferences(plain, { ...plain, colour: 'blue', mark: '1' })).toEqual(['colour', 'mark']);
});

test('red is the colour of an error in both themes, brown and grey are not', () => {
  expect(isErrorColour([179, 38, 30, 1])).toBe(true);
  expect(isErrorColour([255, 157, 146, 1])).toBe(true);
  expect(isErrorColour([90, 70, 60, 1])).toBe(false);
  expect(isErrorColour([80, 80, 80, 1])).toBe(false);
});

test('lines of text overlap when nearly half of a line is under the other one', () => {
  const line = { x: 0, y: 0, width: 100, height: 20 };
  expect(areOverlapping(line, { ...line, y: 8 })).toBe(true);
  expect(areOverlapping(line, { ...line, y: 16 })).toBe(false);
  expect(areOverlapping(line, { ...line, x: 100 })).toBe(false);
});

test('words without a meaning are recognized', () => {
  expect('공 지 사 항').toMatch(spacedLetters);
  expect('공지 사항').not.toMatch(spacedLetters);
  expect('내용 3').toMatch(emptyWords);
  expect('내용과 일정').not.toMatch(emptyWords);
  expect(hasNoLetter('💾')).toBe(true);
  expect(hasNoLetter('1')).toBe(false);
});

test('a test of reading, calculating or knowing is recognized by its words, but not a number or a question', () => {
  for (const words of ['captcha', '그림의 글자를 적어 주세요', '3 + 4 = ?', '다음 중 과일을 적어 주세요'])
    expect(asksForTest(words), words).toBe(true);
  for (const words of ['이름을 입력해 주세요', '전화번호 02-000-0000', '2025-10-20', '수량 10 - 20개'])
    expect(asksForTest(words), words).toBe(false);
  expect(asksForTest('다음 중 관심 분야', true)).toBe(false);
});
