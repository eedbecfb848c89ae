import { expect, test } from 'vitest';
import { expectThere, memberOn, StateNotThereError } from '#audit/run/absence.ts';
import { absenceLine } from '#audit/run/absence-line.ts';
import { screens } from '#audit/screens/list.ts';

const site = { base: 'https://site.example', members: {}, clientSecret: 'x', hasMock: false, timeoutMs: 1 };

/** Returns the kind of absence of a state of the list on a site. */
function absenceOf(id: string, more: Partial<typeof site> & { writes?: boolean } = {}) {
  const state = screens.flatMap(({ states }) => states).find((one) => one.id === id);
  if (!state) throw new Error(`No state has the ID ${id}.`);
  try {
    expectThere(state, { ...site, ...more });
    return null;
  } catch (error) {
    return error instanceof StateNotThereError ? error.absence.kind : error;
  }
}

test.each([
  ['notices', {}, null],
  ['registration', {}, null],
  ['notices-failed', {}, 'mock-only'],
  ['registration-guest', {}, 'mock-only'],
  // The step needs the code that the mock has sent by email.
  ['signup-info', {}, 'mock-only'],
  ['contact-sent', {}, 'no-write'],
  ['contact-sent', { writes: true }, null],
  ['my-basic', {}, 'no-member'],
  ['my-basic', { members: { kim: 'pw' } }, null],
  ['my-education', { members: { kim: 'pw' } }, 'no-member'],
  ['my-education', { members: { hanbit02: 'pw' } }, null],
  ['notices-failed', { hasMock: true }, null],
] as const)('%s with %j is there or not: %s', (id, more, kind) => {
  expect(absenceOf(id, more)).toBe(kind);
});

test('the first given member stands for the ordinary one on a site without the mock', () => {
  const members = { kim: 'a', lee: 'b' };
  expect(memberOn({ ...site, members }, 'hanbit01')).toEqual({ id: 'kim', password: 'a' });
  expect(memberOn({ ...site, members: { ...members, hanbit01: 'c' } }, 'hanbit01')).toEqual({
    id: 'hanbit01',
    password: 'c',
  });
  expect(memberOn({ members, hasMock: true }, 'hanbit01')).toBeNull();
});

test('what is not there is counted by reason, in one line', () => {
  const absences = new Map([
    ['a', { kind: 'no-member' as const, detail: '' }],
    ['b', { kind: 'mock-only' as const, detail: '' }],
    ['c', { kind: 'no-member' as const, detail: '' }],
  ]);
  expect(absenceLine(absences)).toBe('3 states not there: 2 no member given; 1 only the mock plays it.');
});
