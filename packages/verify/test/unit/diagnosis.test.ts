/** Tests what the verifier concludes from findings: the broken operation, the contract's rule, the cause, the order. */
import { describe, expect, test } from 'vitest';
import { OperationAvailability } from '#verify/coverage/operation-availability.ts';
import { contractPlaceOf } from '#verify/diagnosis/contract-pointer.ts';
import { findCulprit } from '#verify/diagnosis/culprit.ts';
import { groupFindings } from '#verify/diagnosis/grouping.ts';
import type { Exchange, OperationId } from '#verify/exchange.ts';
import { findResponseViolations } from '#verify/response-checks.ts';
import type { Finding, Violation } from '#verify/run/finding.ts';
import { RunResults } from '#verify/run/run-results.ts';
import { recordFinding } from './run-fixture.ts';

type Body = { status?: number; type?: string; text?: string };

/** Creates an exchange. Without a body, the response is a success without data. */
function exchangeOf(operation: OperationId, { status = 200, type = 'application/json', text }: Body = {}): Exchange {
  const body = text ?? JSON.stringify({ success: true, data: null, error: null });
  const bytes = new TextEncoder().encode(body);
  const json: unknown = type === 'application/json' ? JSON.parse(body) : undefined;
  const response = { status, type, headers: new Headers(), bytes, ...(json === undefined ? {} : { json }) };
  return {
    operation,
    method: 'GET',
    url: `http://a.test/${operation}`,
    headers: {},
    request: {},
    durationMs: 1,
    response,
  };
}

/** Adds a finding about a response after earlier exchanges of its step, and returns it. */
function addFinding(
  results: RunResults,
  operation: OperationId,
  violation: Partial<Violation>,
  { history = [], outcomes = [] }: { history?: OperationId[]; outcomes?: string[] } = {},
): Finding {
  const finding = recordFinding(
    results,
    exchangeOf(operation),
    { rule: 'stored', message: 'x', ...violation },
    outcomes,
  );
  return Object.assign(finding, { history: history.map((id) => exchangeOf(id)) });
}

describe('the broken operation is', () => {
  const pointer = '/data/member_info/member_cell';

  test('the one that wrote a value, when the reading one has returned it correctly before', () => {
    const results = new RunResults();
    results.evidence.addPassedCheck('getMemberInfo', { rule: 'stored', message: 'x', pointer });
    const finding = addFinding(results, 'getMemberInfo', { pointer }, { history: ['modifyMemberInfo'] });
    expect(findCulprit(finding, results)).toBe('modifyMemberInfo');
  });

  test('the reading one, when the value is wrong after writes by different operations', () => {
    const results = new RunResults();
    const violation = { pointer };
    addFinding(results, 'getMemberInfo', { ...violation, message: 'y' }, { history: ['signup'] });
    const finding = addFinding(results, 'getMemberInfo', violation, { history: ['modifyMemberInfo'] });
    expect(findCulprit(finding, results)).toBe('getMemberInfo');
  });

  test('the reading one, when the last change is not one that the contract lists for it (x-changes)', () => {
    const results = new RunResults();
    results.evidence.addPassedCheck('getInfo', { rule: 'count', message: 'x' });
    const history = ['saveForum', 'modifyMemberInfo'] satisfies OperationId[];
    expect(findCulprit(addFinding(results, 'getInfo', { rule: 'count' }, { history }), results)).toBe('saveForum');
    const other = addFinding(results, 'getInfo', { rule: 'count', pointer: '/b' }, { history: ['modifyMemberInfo'] });
    expect(findCulprit(other, results)).toBe('getInfo');
  });

  test('the responding one for a violation of the schema', () => {
    const results = new RunResults();
    const finding = addFinding(
      results,
      'getInfo',
      { rule: 'schema/type', pointer: '/data' },
      { history: ['saveForum'] },
    );
    expect(findCulprit(finding, results)).toBe('getInfo');
  });
});

describe('the contract is quoted', () => {
  test.each<[OperationId, Partial<Violation>, string[], RegExp]>([
    [
      'login',
      { rule: 'schema/type', pointer: '/data/member_pk' },
      [],
      /^#\/components\/schemas\/LoginData\/properties\/member_pk$/,
    ],
    ['getInfo', { rule: 'schema/type', pointer: '/data/trend/3/trend_hit' }, [], /trend_hit|Hit/],
    [
      'login',
      { rule: 'outcome' },
      ['mismatch'],
      /#\/paths\/~1v1~1front~1login\/post\/responses\/200\/.*\/examples\/mismatch$/,
    ],
    [
      'getInfo',
      { rule: 'accepted', pointer: 'request: row: too large' },
      [],
      /\/(parameters\/|components\/parameters\/)/,
    ],
    ['signup', { rule: 'accepted', pointer: 'request: member_id: empty' }, [], /schemas\/.*/],
    ['getInfoDetail', { rule: 'hits', pointer: '/data' }, [], /#\/paths\/~1v1~1front~1getInfoDetail\/get/],
  ])('for %s %j', (operation, violation, outcomes, expected) => {
    const place = contractPlaceOf(addFinding(new RunResults(), operation, violation, { outcomes }));
    expect(place.pointer).toMatch(expected);
    expect(place.statement).not.toBe('');
    expect(place.statement).not.toContain('$ref');
  });
});

describe('findings with one cause are one', () => {
  test('in several operations, with the most important group first', () => {
    const results = new RunResults();
    addFinding(results, 'getInfo', { rule: 'paging', message: 'a' });
    for (const id of ['login', 'logout', 'getInfo'] as const)
      addFinding(results, id, {
        rule: 'envelope',
        message: 'the key error is missing in the envelope',
        pointer: '/error',
      });
    const groups = groupFindings(results);
    expect(groups.map(({ operations }) => operations)).toEqual([['login', 'logout', 'getInfo'], ['getInfo']]);
  });

  test('in several boards', () => {
    const results = new RunResults();
    for (const type of ['notice', 'trend'])
      addFinding(results, 'getInfo', {
        rule: 'paging',
        message: `${type}: a row occurs twice`,
        pointer: `/data/${type}/1`,
      });
    expect(groupFindings(results)).toHaveLength(1);
  });

  test('when an operation accepts several invalid requests', () => {
    const results = new RunResults();
    for (const field of ['a', 'b', 'c'])
      addFinding(results, 'signup', { rule: 'accepted', message: 'accepted', pointer: `request: ${field}: empty` });
    expect(groupFindings(results)).toHaveLength(1);
  });
});

describe('an operation is not built', () => {
  const html = { type: 'text/html', text: '<!doctype html>' };

  test.each<[string, Body]>([
    ['with status 404 and an HTML page', { status: 404, ...html }],
    ['with status 200 and an HTML page', { status: 200, ...html }],
    ['with status 501 in the envelope', { status: 501 }],
    ['with status 405 and other JSON', { status: 405, text: '{"detail":"x"}' }],
    ['with status 502 and a text of a gateway', { status: 502, type: 'text/plain', text: 'Bad Gateway' }],
  ])('%s, which is no finding', (_, body) => {
    const availability = new OperationAvailability();
    const exchange = availability.observe(exchangeOf('getPayInfo', body));
    expect(findResponseViolations(exchange)).toEqual([]);
    expect(availability.skipReason('getPayInfo')).toMatch(/getPayInfo is not built/);
    expect(availability.isBuilt('getPayInfo')).toBe(false);
  });

  test('when the server closes each connection before it has ever responded', () => {
    const availability = new OperationAvailability();
    const closed = { response: null, failureReason: 'closed', isClosed: true } as const;
    const exchange = availability.observe({ ...exchangeOf('getPayInfo'), ...closed });
    expect(findResponseViolations(exchange)).toEqual([]);
    expect(availability.skipReason('getPayInfo')).toMatch(/not built \(the server closes the connection\)/);
  });

  test('but not after it has responded correctly, or when a page rejects one request', () => {
    const availability = new OperationAvailability();
    availability.observe(exchangeOf('getPayInfo'));
    expect(availability.observe(exchangeOf('getPayInfo', { status: 404, ...html })).isUnbuilt).toBeUndefined();
    expect(availability.observe(exchangeOf('pgReady', { status: 400, ...html })).isUnbuilt).toBeUndefined();
    expect(availability.skipReason('pgReady')).toBeNull();
  });
});
