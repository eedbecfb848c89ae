import { expect, test } from 'vitest';
import { conferenceNameEvents, memberTypeFees } from '#src/api/generated/constants.ts';
import { findCalendarProblem } from '#tools/dev/contract/calendar-problems.ts';

const fees = { 일반회원: 200, 학생회원: 100, 특별회원: 0, 명예회원: 0 };
const registrationFees = { 일반회원: 70, 학생회원: 40, 특별회원: 70, 명예회원: 70 };

test('the fees and the events of the contract can be used', () => {
  expect(findCalendarProblem('x-fees', memberTypeFees)).toBeNull();
  expect(findCalendarProblem('x-events', conferenceNameEvents)).toBeNull();
});

test.each([
  [{ 연회비: { ...fees, 학생회원: 0 }, 등록비: registrationFees }, '연회비 학생회원 must not be 0'],
  [{ 연회비: fees, 등록비: { ...registrationFees, 특별회원: 0 } }, '등록비 특별회원 must not be 0'],
  [
    { 연회비: { ...fees, 일반회원: undefined }, 등록비: registrationFees },
    '연회비 일반회원 is not a whole number of won',
  ],
  [
    { 연회비: { ...fees, 일반회원: '20만원' }, 등록비: registrationFees },
    '연회비 일반회원 is not a whole number of won',
  ],
])('the wrong fees %# are reported with year, fee and member type', (byGoods, problem) => {
  expect(findCalendarProblem('x-fees', { 2026: byGoods })).toBe(`x-fees 2026 ${problem}.`);
});

const event = {
  title: '봄',
  venue: '강당',
  day: '2026-05-20',
  shown: { first: '2026-03-01', last: '2026-06-30' },
  abstracts: { last: '2026-04-20' },
  registration: { first: '2026-05-01', last: '2026-05-10' },
  refund: { last: '2026-05-10' },
};

test.each([
  ['a missing date', [{ ...event, day: undefined }], "'봄' day is not a date such as 2025-11-21"],
  ['a wrong date', [{ ...event, day: '2026-02-30' }], "'봄' day is not a date such as 2025-11-21"],
  [
    'a period that ends before it starts',
    [{ ...event, registration: { first: '2026-05-11', last: '2026-05-10' } }],
    "'봄' registration ends before it starts",
  ],
  ['a day after the last shown one', [{ ...event, day: '2026-07-01' }], "'봄' has a date outside of shown"],
  ['an empty title', [{ ...event, title: '' }], "'' title is empty"],
  ['two events with one title', [event, event], 'has two events with one title'],
  [
    'two events at the same time',
    [{ ...event, title: '가을' }, event],
    'has two events that are shown at the same time',
  ],
])('%s is reported', (_, events, problem) => {
  expect(findCalendarProblem('x-events', events)).toBe(`x-events ${problem}.`);
});
