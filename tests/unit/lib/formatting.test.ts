import { describe, expect, test } from 'vitest';
import { safeLinkUrl } from '#src/lib/browser/safe-url.ts';
import { fileTypeLabel, isPdfUrl } from '#src/lib/files/file-name.ts';
import { formatFileSize } from '#src/lib/files/file-size.ts';
import { parsePageNumber, visiblePages } from '#src/lib/page-numbers.ts';
import { groupDigits } from '#src/lib/text/digits.ts';
import { parseNeighbourNumber, parseRecordNumber } from '#src/lib/text/record-number.ts';
import { translateAttribute } from '#src/lib/text/verbatim.ts';
import { formatClock, formatDate, formatMoment, readDay } from '#src/lib/time/date.ts';
import { msUntilNextDay } from '#src/lib/time/seoul-day.ts';

test.each([
  ['2025-11-03', '2025-11-03'],
  ['2025-11-02T15:00:00Z', '2025-11-03'],
  ['2025-11-03T23:59:59+09:00', '2025-11-03'],
  ['2025-11-3', '2025-11-03'],
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
  ['yesterday', '-'],
])('formatDate: %s is the date %s in Seoul', (value, shown) => {
  expect(formatDate(value)).toBe(shown);
});

test.each([
  ['2025-11-02T23:30:00-05:00', '2025-11-03'],
  ['2025-13-01', null],
  [null, null],
])('readDay: %s is the day %s in Seoul', (value, day) => {
  expect(readDay(value)).toBe(day);
});

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_234_567, -1_500, Number.MAX_SAFE_INTEGER])(
  'groupDigits: %d is written as the platform does for Korean',
  (value) => {
    expect(groupDigits(value)).toBe(value.toLocaleString('ko-KR'));
  },
);

test.each(['2026-01-01T00:00:00+09:00', '2026-03-09T05:05:00Z', '2026-12-31T14:59:59Z'])(
  'formatMoment and formatClock: %s is written as the platform does for Korean',
  (time) => {
    const clock = { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const moment = { ...clock, month: 'long', day: 'numeric' } as const;
    expect(formatClock(Date.parse(time))).toBe(new Date(time).toLocaleString('ko-KR', clock));
    expect(formatMoment(Date.parse(time))).toBe(new Date(time).toLocaleString('ko-KR', moment));
  },
);

test.each([
  [0, '0 KB'],
  [511, '0 KB'],
  [512, '1 KB'],
  [184320, '180 KB'],
  [null, '0 KB'],
  [-5, '0 KB'],
])('formatFileSize: %s bytes are %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});

test.each([
  ['프로그램.pdf', 'PDF', true],
  ['프로그램.PDF', 'PDF', true],
  ['신청서.hwp', 'HWP', false],
  ['pdf', '파일', false],
  ['이름.pdf.hwp', 'HWP', false],
  ['이름.끝', '파일', false],
])('the file %s has the type %s', (name, type, pdf) => {
  expect(fileTypeLabel(name)).toBe(type);
  expect(isPdfUrl(name)).toBe(pdf);
});

describe('visiblePages', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5]],
    [10, 20, [8, 9, 10, 11, 12]],
    [20, 20, [16, 17, 18, 19, 20]],
  ])('page %i of %i shows the numbers %j', (page, pageCount, shown) => {
    expect(visiblePages(page, pageCount)).toEqual(shown);
  });
});

test.each([
  ['3', 3],
  ['-1', 1],
  ['NaN', 1],
  ['0', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['', 1],
  [null, 1],
  ['1000000000', 1_000_000_000],
  ['99999999999', 1],
  ['9999999999', 2_147_483_647],
])('parsePageNumber: %s is page %i', (text, page) => {
  expect(parsePageNumber(text, 2_147_483_647)).toBe(page);
});

test.each([
  ['237', 237],
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['0', null],
  ['-1', null],
  ['abc', null],
  ['1.5', null],
  ['237 ', null],
  ['2147483648', null],
  ['99999999999999999999', null],
  [undefined, null],
])('parseRecordNumber: %s is %s', (text, number) => {
  expect(parseRecordNumber(text, 2_147_483_647)).toBe(number);
});

test.each([
  [7, 7],
  ['', null],
  [0, null],
  [null, null],
])('parseNeighbourNumber: %j is %s', (pk, number) => {
  expect(parseNeighbourNumber(pk)).toBe(number);
});

test.each([
  ['2025-12-31T23:59:00+09:00', 60_000],
  ['2026-01-01T00:00:00+09:00', 24 * 3_600_000],
])('msUntilNextDay: from %s the next day in Seoul begins in %i ms', (moment, ms) => {
  expect(msUntilNextDay(Date.parse(moment))).toBe(ms);
});

test.each([
  ['/api/files/1/a.pdf', true],
  ['https://files.example/a.pdf', true],
  ['//evil.example/a.pdf', false],
  ['/\\evil.example/a.pdf', false],
  ['javascript:alert(1)//.pdf', false],
  ['http://files.example/a.pdf', false],
  ['a.pdf', false],
  ['/\t/evil.example', false],
  ['/\n\\evil.example', false],
])('safeLinkUrl: %j is a safe link: %s', (url, isSafe) => {
  expect(safeLinkUrl(url)).toBe(isSafe ? url : undefined);
});

test('the browser does not translate numbers, dates, amounts, IDs and addresses, but translates words', () => {
  for (const text of [12, '2025-11-03', '200,000원', '1,234', '010-0000-0001', 'hanbit01', 'hanbit01@mail.example'])
    expect(translateAttribute(text), String(text)).toBe('no');
  for (const text of ['무통장입금', '2025년 연회비', '쪽마다 30,000원', 'Vol. 3', '-', null])
    expect(translateAttribute(text), String(text)).toBeUndefined();
});
