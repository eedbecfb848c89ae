/** Tests what the verifier concludes from findings: the broken operation, the contract's rule, the cause, the order. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sourcePlaceOf } from '#verify/contract/contract-source.ts';
import { contractDocument } from '#verify/contract/document.ts';
import { valueAt } from '#verify/contract/json-values.ts';
import { OperationAvailability } from '#verify/coverage/operation-availability.ts';
import { contractPlaceOf } from '#verify/diagnosis/contract-pointer.ts';
import { findCulprit } from '#verify/diagnosis/culprit.ts';
import { concerns, groupFindings } from '#verify/diagnosis/grouping.ts';
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
  { history = [], outcomes = [] }: { history?: OperationId[]; outcomes?: string[] } = {},
): Finding {
  const whole = { rule: 'stored', message: 'x', ...violation };
  const finding = recordFinding(results, exchangeOf(operation), whole, outcomes);
  return Object.assign(finding, { history: history.map((id) => exchangeOf(id)) });
}

describe('the broken operation is', () => {
  const pointer = '/data/member_info/member_cell';

  test('the one that wrote a value, when the reading one has returned it correctly before', () => {
    const results = new RunResults();
    results.addPassedCheck('getMemberInfo', { rule: 'stored', message: 'x', pointer });
    const finding = addFinding(results, 'getMemberInfo', { pointer }, { history: ['modifyMemberInfo'] });
    expect(findCulprit(finding, results)).toEqual({ operation: 'modifyMemberInfo' });
  });

  test('in doubt, when no other response shows whether the write or the read changes the value', () => {
    const results = new RunResults();
    const value = { pointer, expected: '"가 & 나"' };
    results.addPassedCheck('getMemberInfo', { rule: 'stored', message: 'x', pointer, expected: '"가"' });
    const finding = addFinding(results, 'getMemberInfo', value, { history: ['modifyMemberInfo'] });
    expect(findCulprit(finding, results)).toEqual({ operation: 'modifyMemberInfo', doubt: 'getMemberInfo' });
    const [group] = groupFindings(results);
    for (const id of ['modifyMemberInfo', 'getMemberInfo'] as const) expect(group && concerns(group, [id])).toBe(true);
    results.addPassedCheck('getMemberInfo', { rule: 'stored', message: 'after another write', ...value });
    expect(findCulprit(finding, results)).toEqual({ operation: 'modifyMemberInfo' });
  });

  test('the reading one, when the value is wrong after writes by different operations', () => {
    const results = new RunResults();
    addFinding(results, 'getMemberInfo', { pointer, message: 'y' }, { history: ['signup'] });
    const finding = addFinding(results, 'getMemberInfo', { pointer }, { history: ['modifyMemberInfo'] });
    expect(findCulprit(finding, results)).toEqual({ operation: 'getMemberInfo' });
  });

  test('the reading one, when the last change is not one that the contract lists for it (x-changes)', () => {
    const results = new RunResults();
    results.addPassedCheck('getInfo', { rule: 'count', message: 'x' });
    const history = ['saveForum', 'modifyMemberInfo'] satisfies OperationId[];
    expect(findCulprit(addFinding(results, 'getInfo', { rule: 'count' }, { history }), results)).toMatchObject({
      operation: 'saveForum',
    });
    const other = addFinding(results, 'getInfo', { rule: 'count', pointer: '/b' }, { history: ['modifyMemberInfo'] });
    expect(findCulprit(other, results)).toEqual({ operation: 'getInfo' });
  });
});

test.each<[OperationId, Partial<Violation>, string[], string, RegExp]>([
  [
    'login',
    { rule: 'schema/type', pointer: '/data/member_pk' },
    [],
    'openapi/schemas/common.yaml#/Pk/type',
    /^type: "integer"$/,
  ],
  [
    'login',
    { rule: 'schema/required', pointer: '/data/access_token' },
    [],
    'openapi/schemas/session.yaml#/LoginData/required',
    /access_token/,
  ],
  [
    'login',
    { rule: 'outcome' },
    ['mismatch'],
    'openapi/paths/session.yaml#/login/post/responses/200/content/application~1json/examples/mismatch',
    /^Wrong ID or password$/,
  ],
  [
    'getInfo',
    { rule: 'accepted', pointer: 'request: row: too large' },
    [],
    'openapi/paths/board.yaml#/getInfo/get/parameters/2',
    /./,
  ],
  [
    'signup',
    { rule: 'accepted', pointer: 'request: member_id: empty' },
    [],
    'openapi/schemas/account.yaml#/SignupRequest/properties/member_id',
    /./,
  ],
  [
    'getInfoDetail',
    { rule: 'caching', pointer: 'header Cache-Control' },
    [],
    'openapi/openapi.yaml#/info/description',
    /no-store/,
  ],
  ['getInfoDetail', { rule: 'hits' }, [], 'openapi/paths/board.yaml#/getInfoDetail/get', /./],
])('the place in the contract is named for %s %j', (operation, violation, outcomes, place, statement) => {
  const found = contractPlaceOf(addFinding(new RunResults(), operation, violation, { outcomes }));
  expect(`${found.file}${found.pointer}`).toBe(place);
  expect(found.statement).toMatch(statement);
  const line = readFileSync(found.file, 'utf8').split('\n')[found.line - 1];
  expect(line).toContain(place.split('/').at(-1)?.replace(/^\d+$/, ''));
});

test('each component of the bundled contract is found in a file of the contract', () => {
  const { components = {} } = contractDocument;
  for (const [kind, parts] of Object.entries(components))
    for (const [name, part] of Object.entries(parts ?? {})) {
      const place = sourcePlaceOf(`#/components/${kind}/${name}`);
      const source: unknown = parse(readFileSync(place.file, 'utf8'));
      expect({ name, keys: Object.keys(Object(valueAt(source, place.pointer))) }).toEqual({
        name,
        keys: Object.keys(part),
      });
    }
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
