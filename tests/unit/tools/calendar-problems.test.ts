import { describe, expect, test } from 'vitest';
import { conferenceNameEvents, memberTypeFees } from '#src/api/generated/constants.ts';
import { findEventProblem, findFeeProblem } from '#tools/dev/contract/calendar-problems.ts';

const fees = { 일반회원: 200, 학생회원: 100, 특별회원: 0, 명예회원: 0 };
const registrationFees = { 일반회원: 70, 학생회원: 40, 특별회원: 70, 명예회원: 70 };

test('the fees and the events of the contract can be used', () => {
  expect([findFeeProblem(memberTypeFees), findEventProblem(conferenceNameEvents)]).toEqual([null, null]);
});

test.each([
  [{ 연회비: { ...fees, 학생회원: 0 }, 등록비: registrationFees }, '연회비 of 학생회원 must not be 0'],
  [{ 연회비: fees, 등록비: { ...registrationFees, 특별회원: 0 } }, '등록비 of 특별회원 must not be 0'],
  [{ 연회비: { ...fees, 일반회원: undefined }, 등록비: registrationFees }, '연회비 of 일반회원 is missing'],
  [{ 연회비: fees }, '등록비 of 일반회원 is missing'],
  [
    { 연회비: { ...fees, 일반회원: '20만원' }, 등록비: registrationFees },
    '연회비 of 일반회원 must be a whole number of won',
  ],
])('the wrong fees %# are reported with year, fee and member type', (byGoods, problem) => {
  expect(findFeeProblem({ 2026: byGoods })).toBe(`x-fees 2026: the ${problem}.`);
});

describe('an event', () => {
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
    ['without dates', { ...event, day: undefined }, "'봄': day is missing"],
    ['with a wrong date', { ...event, day: '2026-02-30' }, "'봄': day is not a date such as 2025-11-21"],
    [
      'that ends before it starts',
      { ...event, registration: { first: '2026-05-11', last: '2026-05-10' } },
      "'봄': registration ends before it starts",
    ],
    ['after its last shown day', { ...event, day: '2026-07-01' }, "'봄': day is outside of shown"],
    ['without a title', { ...event, title: '' }, 'entry 1 has no title or no venue'],
  ])('%s is reported', (_, wrong, problem) => {
    expect(findEventProblem([wrong])).toContain(`${problem}.`);
  });

  test('that is shown together with another one, or has its title, is reported', () => {
    const next = { ...event, title: '가을', shown: { first: '2026-06-30', last: '2026-12-31' }, day: '2026-06-30' };
    const dates = { abstracts: { last: '2026-07-01' }, refund: { last: '2026-07-01' } };
    const later = { ...next, ...dates, registration: { first: '2026-07-01', last: '2026-07-01' } };
    expect(findEventProblem([event, later])).toBe("x-events: '봄' and '가을' are shown at the same time.");
    expect(findEventProblem([event, event])).toBe("x-events: two events have the title '봄'.");
  });
});
