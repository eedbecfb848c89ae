import { describe, expect, test } from 'vitest';
import { codePointLength, isBlank, mapTexts } from '#src/lib/text/code-points.ts';
import { hasBothParts, readEmailParts, splitEmail } from '#src/lib/text/email-parts.ts';
import { editMasked } from '#src/lib/text/masked-text.ts';
import { formatMobile, formatPhone, parsePhone } from '#src/lib/text/phone.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { daysInMonth } from '#src/lib/time/calendar.ts';

describe('a telephone number', () => {
  test.each([
    ['010-1234-5678', '01012345678'],
    ['010 1234 5678', '01012345678'],
    ['010.1234.5678', '01012345678'],
    ['(02) 123-4567', '021234567'],
    ['+82 10-1234-5678', '01012345678'],
    ['+82 (0)10 1234 5678', '01012345678'],
    ['0082-2-123-4567', '021234567'],
    ['０１０１２３４５６７８', '01012345678'],
    ['010-1234-5678-99', '01012345678'],
    ['전화 없음', ''],
  ])('%s is stored as %s', (typed, digits) => {
    expect(parsePhone(typed, 11)).toBe(digits);
  });

  test.each([
    ['', ''],
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012345', '010-1234-5'],
    ['01012345678', '010-1234-5678'],
  ])('mobile: %s is formatted as %s', (digits, shown) => {
    expect(formatMobile(digits)).toBe(shown);
  });

  test.each([
    ['02', '02'],
    ['021234', '02-123-4'],
    ['021234567', '02-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['0311234567', '031-123-4567'],
    ['03112345678', '031-1234-5678'],
    ['07012345678', '070-1234-5678'],
    ['0701234', '070-1234'],
    ['05071234567', '0507-1234-567'],
    ['15881234', '1588-1234'],
    ['01012345678', '010-1234-5678'],
  ])('any kind: %s is formatted as %s', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown);
  });
});

const mask = { clean: (text: string) => parsePhone(text, 11), format: formatMobile };

describe('editMasked', () => {
  test.each([
    ['a digit at the end', '0101', 4, '010', 'insertText', '0101', 5],
    ['a digit in the middle', '010-91234-567', 5, '0101234567', 'insertText', '01091234567', 5],
    ['a letter', '010-1a', 6, '0101', 'insertText', '0101', 5],
    ['a hyphen deleted with Backspace', '0101234', 3, '0101234', 'deleteContentBackward', '011234', 2],
    ['a hyphen deleted with Delete', '0101234', 3, '0101234', 'deleteContentForward', '010234', 3],
    ['all text deleted', '', 0, '010', 'deleteContentBackward', '', 0],
  ])('returns value and caret after %s', (_, raw, caret, previous, kind, value, at) => {
    expect(editMasked(raw, caret, previous, kind, mask)).toEqual({ value, caret: at });
  });
});

describe('formatWon', () => {
  test.each([
    [200000, '200,000원'],
    [0, '0원'],
    ['200000', '200,000원'],
    ['1,500', '1,500원'],
    ['', '-'],
    ['무료', '-'],
    [Number.NaN, '-'],
    [null, '-'],
    [undefined, '-'],
  ])('formats %s as %s', (amount, shown) => {
    expect(formatWon(amount)).toBe(shown);
  });
});

describe('daysInMonth', () => {
  test.each([
    ['2024', '2', 29],
    ['2025', '02', 28],
    ['1900', '2', 28],
    ['2000', '2', 29],
    ['', '2', 29],
    ['2025', '4', 30],
    ['2025', '', 31],
    ['2025', '13', 31],
    ['2025', '0', 31],
    ['2025', '4.5', 31],
    ['2025', '12', 31],
  ])('%s-%s has %i days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe('an email address', () => {
  test.each([
    ['hong@naver.com', 'hong', 'naver.com'],
    [' hong @ naver.com ', 'hong', 'naver.com'],
    ['홍길동 <hong@naver.com>', 'hong', 'naver.com'],
    ['mailto:hong@naver.com', 'hong', 'naver.com'],
    ['ｈｏｎｇ＠naver.com', 'hong', 'naver.com'],
    ['hong', 'hong', ''],
    ['hong@', 'hong', ''],
    ['@naver.com', '', 'naver.com'],
    ['', '', ''],
  ])('%s is split into "%s" and "%s"', (address, local, domain) => {
    expect(splitEmail(address)).toEqual({ local, domain });
  });

  test.each([
    ['hong', 'naver.com', 'hong@naver.com'],
    ['hong', '@ naver.com', 'hong@naver.com'],
    ['hong@naver.com', 'daum.net', 'hong@naver.com'],
    ['', 'hong@naver.com', 'hong@naver.com'],
    ['', 'naver.com', '@naver.com'],
    ['', '', ''],
  ])('in the inputs "%s" and "%s" is "%s"', (first, second, address) => {
    expect(readEmailParts(first, second)).toBe(address);
    expect(hasBothParts(address)).toBe(/.@./.test(address));
  });
});

describe('a text', () => {
  test.each([
    ['한글', 2],
    ['한글'.normalize('NFD'), 2],
    ['😀😀', 2],
    ['a\nb', 3],
    ['', 0],
  ])('%j has %i code points', (text, length) => {
    expect(codePointLength(text)).toBe(length);
  });

  test('is blank if it is empty or white space', () => {
    expect(['', ' \n\u3000'].map(isBlank)).toEqual([true, true]);
    expect([' a ', null, 0].map(isBlank)).toEqual([false, false, false]);
  });

  test('is replaced at any depth by mapTexts, which changes no other value', () => {
    const file = new File(['a'], 'a.txt');
    const changed = mapTexts({ a: 'x', b: ['x', 1, { c: 'x' }], file }, (text) => `${text}!`);
    expect(changed).toEqual({ a: 'x!', b: ['x!', 1, { c: 'x!' }], file });
    expect(changed.file).toBe(file);
  });
});
