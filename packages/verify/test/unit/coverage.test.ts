/** Tests how the verifier assigns responses to the outcomes of the contract, and what each outcome needs. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { verifySettings } from '#test/faults/faulty-server.ts';
import { clockWithoutEffect } from '#verify/coverage/outcome-reasons.ts';
import { withRecordedControls } from '#verify/coverage/tested-controls.ts';
import { missingEnvelopeKeys } from '#verify/exchange.ts';
import { matchingOutcomes, outcomes } from '#verify/outcomes.ts';
import { buildReport } from '#verify/report/report.ts';
import type { Violation } from '#verify/run/finding.ts';
import { RunResults } from '#verify/run/run-results.ts';
import type { FinishedRun } from '#verify/run/run-workflows.ts';
import { controlsFromCommands } from '#verify/server-controls.ts';
import { createIdleContext, exchange, recordFinding } from './run-fixture.ts';

const matchesOf = (operation: string, data: unknown) =>
  matchingOutcomes(operation, {
    status: 200,
    type: 'application/json',
    json: { success: true, data, error: null },
  }).map(({ name }) => name);

test('every example of the contract matches its own outcome', () => {
  const unmatched = outcomes.filter(
    ({ operation, name, status, type, value }) =>
      !matchingOutcomes(operation, { status, type, json: value }).some((outcome) => outcome.name === name),
  );
  expect(unmatched).toEqual([]);
});

describe('a success matches an outcome', () => {
  test('by its closest example when several examples differ in values that may be null', () => {
    const conferences = { guide_title: '가', guide_enrollment_date: '2025-01-01', guide_hit: 1, admin_name: '나' };
    const data = { conferences: { ...conferences, guide_content: '다', file: [] }, prev_pk: null, next_pk: null };
    expect(matchesOf('getPastConferencesDetail', data)).toEqual(['latest']);
  });

  test.each([
    ['학생회원', ['loggedInStudent']],
    ['특별회원', ['loggedInSpecial']],
    ['another type', []],
  ])('of a login only by the type of the member (%s)', (member_type, expected) => {
    const data = { access_token: 'a', refresh_token: 'b', member_name: '가', member_pk: 1, member_type };
    expect(matchesOf('login', data)).toEqual(expected);
  });
});

describe('a control of the tester', () => {
  test.each([
    ['no-such-command', "'no-such-command' failed (ENOENT): no output"],
    ['node -e process.exit(3)', "'node -e process.exit(3)' failed (3): no output"],
    ['node -e console.error("a\\nb");process.exit(1)', /failed \(1\): a \/ b$/],
  ])('%s fails with its own error', async (command, expected) => {
    const { setClock } = controlsFromCommands({ clock: command });
    await expect(setClock?.('2025-11-05T10:00:00+09:00')).rejects.toThrow(expected);
  });

  test('that fails is recorded once and not tried more than twice', async () => {
    const results = new RunResults();
    const decidePayment = vi.fn(() => Promise.reject(new Error('no page')));
    const controls = withRecordedControls(verifySettings('http://a.test', { decidePayment }), results);
    for (let attempt = 0; attempt < 4; attempt += 1)
      await expect(controls.decidePayment?.('approve', 'http://a.test')).rejects.toThrow('--card: no page');
    expect([...results.failedMeans]).toEqual([['--card', '--card: no page']]);
    expect(decidePayment).toHaveBeenCalledTimes(2);
  });

  test('reads the inbox again while the mail has the previous code', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const codes = ['111111', '111111', '222222'];
    const readMailedCode = async () => codes.shift() ?? '';
    const settings = verifySettings('http://a.test', { readMailedCode });
    const { readMailedCode: read } = withRecordedControls(settings, new RunResults());
    expect(await read?.('a@b.example')).toBe('111111');
    const second = read?.('a@b.example');
    await vi.runAllTimersAsync();
    expect(await second).toBe('222222');
  });
});

test('a clock command without effect is noticed by the real date of a new record, or a token that does not expire', () => {
  const runWithFinding = (violation: Violation, outcomeNames: string[] = []): FinishedRun => {
    const context = createIdleContext();
    recordFinding(context.results, exchange, violation, outcomeNames);
    return { context, aborted: null, startedAt: new Date(), durationMs: 0 };
  };
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const withDate = runWithFinding({ rule: 'date', message: 'x', actual: today });
  expect(clockWithoutEffect(withDate)).toMatch(/--clock: the command succeeds, but a new record has the real date/);
  expect(buildReport(withDate, false).incomplete).toHaveLength(1);
  const withToken = runWithFinding({ rule: 'outcome', message: 'x' }, ['tokenExpired']);
  expect(clockWithoutEffect(withToken)).toMatch(/no access token has expired/);
  withToken.context.results.addReachedOutcomes('logout', ['tokenExpired']);
  expect(clockWithoutEffect(withToken)).toBeNull();
});

test.each<[unknown, string[] | null]>([
  [{ success: true, data: null, error: null }, []],
  [{ success: true, data: null }, ['error']],
  [{ success: true }, ['data', 'error']],
  [{ data: {} }, null],
  [{ items: [] }, null],
  [[], null],
])('the missing keys of the envelope %j are %j', (json, expected) => {
  expect(missingEnvelopeKeys(json)).toEqual(expected);
});
