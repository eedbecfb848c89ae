import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePointLength, isBlank, mapTexts, unitPerCodePoint } from '#src/lib/text/code-points.ts';
import { joinEmail, splitEmail } from '#src/lib/text/email-parts.ts';
import { editMasked } from '#src/lib/text/masked-text.ts';
import { extractDigits, formatMobile, formatPhone, parsePhone } from '#src/lib/text/phone.ts';
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
  ])('%s is kept as %s', (typed, digits) => {
    expect(parsePhone(typed)).toBe(digits);
  });

  test.each([
    ['', ''],
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012345', '010-1234-5'],
    ['01012345678', '010-1234-5678'],
  ])('of a mobile %s is shown as %s', (digits, shown) => {
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
  ])('of any kind %s is shown as %s', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown);
  });

  test('is the same number when it is shown and read again', () => {
    const digits = fc.stringMatching(/^\d{0,11}$/);
    fc.assert(
      fc.property(digits, (number) => {
        expect(extractDigits(formatPhone(number))).toBe(number);
        expect(parsePhone(formatMobile(number))).toBe(number);
      }),
    );
  });
});

const mask = { clean: parsePhone, format: formatMobile };

describe('an edit of a number with hyphens', () => {
  test.each([
    ['a digit at the end', '0101', 4, '010', 'insertText', '0101', 5],
    ['a digit in the middle', '010-91234-567', 5, '0101234567', 'insertText', '01091234567', 5],
    ['a letter', '010-1a', 6, '0101', 'insertText', '0101', 5],
    ['the hyphen taken away behind', '0101234', 3, '0101234', 'deleteContentBackward', '011234', 2],
    ['the hyphen taken away before', '0101234', 3, '0101234', 'deleteContentForward', '010234', 3],
    ['all taken away', '', 0, '010', 'deleteContentBackward', '', 0],
  ])('with %s', (_, raw, caret, previous, kind, value, at) => {
    expect(editMasked(raw, caret, previous, kind, mask)).toEqual({ value, caret: at });
  });

  test('keeps as many digits before the caret as were there', () => {
    const edits = fc.string({ unit: fc.constantFrom(...'0123456789- a') }).chain((raw) =>
      fc.record({
        raw: fc.constant(raw),
        caret: fc.nat(raw.length),
      }),
    );
    fc.assert(
      fc.property(edits, ({ raw, caret }) => {
        const done = editMasked(raw, caret, '', 'insertText', mask);
        const before = mask.clean(mask.format(done.value).slice(0, done.caret)).length;
        expect(before).toBe(Math.min(mask.clean(raw.slice(0, caret)).length, done.value.length));
      }),
    );
  });
});

describe('an amount', () => {
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
  ])('%s is shown as %s', (amount, shown) => {
    expect(formatWon(amount)).toBe(shown);
  });
});

describe('a month', () => {
  test.each([
    ['2024', '2', 29],
    ['2025', '02', 28],
    ['1900', '2', 28],
    ['2000', '2', 29],
    ['', '2', 29],
    ['2025', '4', 30],
    ['2025', '', 31],
    ['2025', '13', 31],
  ])('of %s-%s has %i days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe('an address', () => {
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
  ])('%s falls into "%s" and "%s"', (address, local, domain) => {
    expect(splitEmail(address)).toEqual({ local, domain });
  });

  test('of two parts is the same when it is split again', () => {
    const part = fc.stringMatching(/^[a-z0-9.]{0,10}$/);
    fc.assert(
      fc.property(part, part, (local, domain) => {
        expect(splitEmail(joinEmail({ local, domain }))).toEqual({ local, domain });
      }),
    );
  });
});

describe('a length', () => {
  test.each([
    ['한글', 2],
    ['한글'.normalize('NFD'), 2],
    ['😀😀', 2],
    ['a\nb', 3],
    ['', 0],
  ])('of %j is %i', (text, length) => {
    expect(codePointLength(text)).toBe(length);
  });

  test('in units of the copy for zod is the length in code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(unitPerCodePoint(text)).toHaveLength([...text].length);
      }),
    );
  });

  test('is blank where there is white space alone', () => {
    expect(['', ' \n\u3000'].map(isBlank)).toEqual([true, true]);
    expect([' a ', null, 0].map(isBlank)).toEqual([false, false, false]);
  });

  test('texts are changed wherever they are, and nothing else is', () => {
    const file = new File(['a'], 'a.txt');
    const changed = mapTexts({ a: 'x', b: ['x', 1, { c: 'x' }], file }, (text) => `${text}!`);
    expect(changed).toEqual({ a: 'x!', b: ['x!', 1, { c: 'x!' }], file });
    expect(changed.file).toBe(file);
  });
});
