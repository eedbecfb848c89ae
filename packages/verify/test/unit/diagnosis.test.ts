/** Tests what the verifier concludes from findings: the broken operation, the cause, the order. */
import { describe, expect, test } from 'vitest';
import { OperationAvailability } from '#verify/coverage/operation-availability.ts';
import { findCulprit } from '#verify/diagnosis/culprit.ts';
import { groupFindings } from '#verify/diagnosis/grouping.ts';
import type { Exchange, OperationId } from '#verify/exchange.ts';
import { findResponseViolations } from '#verify/response-checks.ts';
import type { Finding, Violation } from '#verify/run/finding.ts';
import { RunResults } from '#verify/run/run-results.ts';
import { exchange, recordFinding } from './run-fixture.ts';

type Body = { status?: number; type?: string; text?: string };

/** Creates an exchange. Without a body, the response is a success without data. */
function exchangeOf(operation: OperationId, { status = 200, type = 'application/json', text }: Body = {}): Exchange {
  const body = text ?? JSON.stringify({ success: true, data: null, error: null });
  const json: unknown = type === 'application/json' ? { json: JSON.parse(body) } : {};
  const response = { status, type, headers: new Headers(), bytes: new TextEncoder().encode(body), ...Object(json) };
  return { ...exchange, operation, response };
}

/** Adds a finding about a response after earlier exchanges of its step, and returns it. */
function addFinding(
  results: RunResults,
  operation: OperationId,
  violation: Partial<Violation>,
  history: OperationId[] = [],
): Finding {
  const whole = { rule: 'stored', message: 'x', ...violation };
  const finding = recordFinding(results, exchangeOf(operation), whole);
  return Object.assign(finding, { history: history.map((id) => exchangeOf(id)) });
}

describe('the broken operation is', () => {
  const pointer = '/data/member_info/member_cell';

  test('the one that wrote a value, when the reading one has returned it correctly before', () => {
    const results = new RunResults();
    results.addPassedCheck('getMemberInfo', { rule: 'stored', message: 'x', pointer });
    const finding = addFinding(results, 'getMemberInfo', { pointer }, ['modifyMemberInfo']);
    expect(findCulprit(finding, results)).toBe('modifyMemberInfo');
  });

  test('the reading one, when the value is wrong after writes by different operations', () => {
    const results = new RunResults();
    addFinding(results, 'getMemberInfo', { pointer, message: 'y' }, ['signup']);
    const finding = addFinding(results, 'getMemberInfo', { pointer }, ['modifyMemberInfo']);
    expect(findCulprit(finding, results)).toBe('getMemberInfo');
  });

  test('the reading one, when the last change is not one that the contract lists for it (x-changes)', () => {
    const results = new RunResults();
    results.addPassedCheck('getInfo', { rule: 'count', message: 'x' });
    const history = ['saveForum', 'modifyMemberInfo'] satisfies OperationId[];
    expect(findCulprit(addFinding(results, 'getInfo', { rule: 'count' }, history), results)).toBe('saveForum');
    const other = addFinding(results, 'getInfo', { rule: 'count', pointer: '/b' }, ['modifyMemberInfo']);
    expect(findCulprit(other, results)).toBe('getInfo');
  });
});

test('findings with one cause are one, and the most important group comes first', () => {
  const results = new RunResults();
  for (const type of ['notice', 'trend'])
    addFinding(results, 'getInfo', { rule: 'paging', message: `${type}: a row twice`, pointer: `/data/${type}/1` });
  for (const field of ['a', 'b', 'c'])
    addFinding(results, 'signup', { rule: 'accepted', message: 'accepted', pointer: `request: ${field}: empty` });
  for (const id of ['login', 'logout', 'getInfo'] as const)
    addFinding(results, id, { rule: 'envelope', message: 'the key error is missing', pointer: '/error' });
  const groups = groupFindings(results).map(({ operations, findings }) => [operations, findings.length]);
  expect(groups).toEqual([
    [['login', 'logout', 'getInfo'], 3],
    [['signup'], 3],
    [['getInfo'], 2],
  ]);
});

describe('an operation is not built', () => {
  const html = { type: 'text/html', text: '<!doctype html>' };

  test.each<[string, Body | null]>([
    ['with status 404 and an HTML page', { status: 404, ...html }],
    ['with status 200 and an HTML page', { status: 200, ...html }],
    ['with status 501 in the envelope', { status: 501 }],
    ['with status 405 and other JSON', { status: 405, text: '{"detail":"x"}' }],
    ['with status 502 and a text of a gateway', { status: 502, type: 'text/plain', text: 'Bad Gateway' }],
    ['when the server closes each connection before it has ever responded', null],
  ])('%s, which is no finding', (_, body) => {
    const availability = new OperationAvailability();
    const closed = { ...exchange, response: null, failureReason: 'closed', isClosed: true };
    const sent = body ? exchangeOf('getPayInfo', body) : { ...closed, operation: 'getPayInfo' as const };
    expect(findResponseViolations(availability.observe(sent))).toEqual([]);
    expect(availability.skipReason('getPayInfo')).toMatch(/getPayInfo is not built/);
    expect(availability.isBuilt('getPayInfo')).toBe(false);
  });

  test('but not after it has responded correctly, or when a page rejects one request', () => {
    const availability = new OperationAvailability();
    availability.observe(exchangeOf('getPayInfo'));
    expect(availability.observe(exchangeOf('getPayInfo', { status: 404, ...html })).isUnbuilt).toBeUndefined();
    expect(availability.observe(exchangeOf('pgReady', { status: 400, ...html })).isUnbuilt).toBeUndefined();
    expect(availability.skipReason('pgReady')).toBeNull();
  });
});
