/** Runs the verifier on the mock, which keeps the contract: it reaches all outcomes and has no findings. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { faults } from '#tests/faults/catalogue.ts';
import { type FaultyServer, faultyServer, settingsFor } from '#tests/faults/server.ts';
import { curlOf } from '#tools/verify/curl.ts';
import type { OperationId } from '#tools/verify/exchange.ts';
import { outcomeKey, outcomes } from '#tools/verify/outcome.ts';
import { type Report, reportOf } from '#tools/verify/report/report.ts';
import { consoleReport, paintFor } from '#tools/verify/report/report-console.ts';
import { htmlReport } from '#tools/verify/report/report-html.ts';
import { junitReport } from '#tools/verify/report/report-junit.ts';
import { type Result, runAll } from '#tools/verify/run.ts';
import { writes } from '#tools/verify/writes.ts';

const timeoutMs = 300_000;
let server: FaultyServer;

beforeAll(async () => {
  server = await faultyServer();
});
afterAll(() => server.close());

/** The outcomes that need a rate limit or a server failure, and one that the mock data does not contain. */
const isUnreachable = (key: string) => / (tooManyRequests|serverError)$/.test(key) || key === 'getAnnualFeePaid empty';

describe('on a server that keeps the contract', () => {
  let result: Result;
  let report: Report;

  beforeAll(async () => {
    server.breakBy(null);
    result = await runAll(settingsFor(server.origin, { tries: 3 }));
    report = reportOf(result, true);
  }, timeoutMs);

  test('has no findings and exit code 0', () => {
    expect(report.findings).toEqual([]);
    expect(report.steps.filter(({ state }) => state !== 'passed')).toEqual([]);
    expect({ verdict: report.verdict, exitCode: report.exitCode, unknown: report.unknown }).toEqual({
      verdict: 'kept',
      exitCode: 0,
      unknown: [],
    });
  });

  test('calls every operation and reaches every outcome that a client can provoke', () => {
    expect(report.counts.operations).toBe(operationIds.length);
    const keys = outcomes.map(({ operation, name }) => outcomeKey(operation, name));
    const missing = keys.filter((key) => !result.run.ledger.reached.has(key));
    expect(missing).toEqual(keys.filter(isUnreachable));
    const rows = report.operations.flatMap((operation) => operation.outcomes);
    expect(rows.filter(({ state, reason }) => state === 'not reached' && !reason)).toEqual([]);
  });

  test('lists the data that it leaves on the server, all with the prefix of the run', () => {
    expect(report.leftovers.length).toBeGreaterThan(8);
    expect(report.leftovers.filter((line) => !line.includes(result.run.prefix))).toEqual([]);
  });

  test('writes no password, token or verification code into a report', () => {
    const texts = [
      JSON.stringify(report),
      htmlReport(report),
      junitReport(report),
      consoleReport(report, paintFor(false)),
    ];
    for (const text of texts) expect(result.run.secrets.mask(text)).toBe(text);
    for (const text of texts) expect(text).not.toMatch(/hanbit01!|at\.[0-9a-f]{16}\.member/);
  });
});

test('a read-only run sends no request that writes data', { timeout: timeoutMs }, async () => {
  server.breakBy(null);
  const settings = settingsFor(server.origin, { write: false, tries: 2 });
  const { inbox: _, clock: __, card: ___, ...readOnlySettings } = settings;
  const requests: { operation: OperationId; method: string }[] = [];
  const recordRequest = ({ operation, method }: (typeof requests)[number]) => requests.push({ operation, method });
  const report = reportOf(await runAll({ ...readOnlySettings, watch: recordRequest }), false);
  expect(report.findings).toEqual([]);
  expect(report.leftovers).toEqual([]);
  const writeRequests = requests.filter(({ operation, method }) => method === 'POST' && writes(operation));
  expect(writeRequests).toEqual([]);
  expect(requests.length).toBeGreaterThan(500);
  expect(report.unknown.join(' ')).toMatch(/--write.*--clock/);
});

describe('a finding', () => {
  const verifyWithFault = async (name: string, only: string[]) => {
    server.breakBy(faults.find((fault) => fault.name === name) ?? null);
    const result = await runAll(settingsFor(server.origin, { only, tries: 0 }));
    server.breakBy(null);
    return { result, report: reportOf(result, false) };
  };

  test('has operation, rule, location and actual value, and does not stop other checks', {
    timeout: timeoutMs,
  }, async () => {
    const { report } = await verifyWithFault('hits are text', ['boards']);
    const [finding] = report.findings;
    expect(finding).toMatchObject({
      operation: 'getInfo',
      rule: 'schema/type',
      pointer: expect.stringMatching(/^\/data\/trend\/\d+\/trend_hit$/),
      actual: expect.stringMatching(/^"\d+"$/),
    });
    expect(report.exitCode).toBe(1);
    expect(report.steps.filter(({ state }) => state === 'passed').length).toBeGreaterThan(40);
    expect(junitReport(report)).toContain('<failure type="schema/type"');
    expect(htmlReport(report)).toContain('This server breaks the contract');
  });

  test('masks a token of a response, and its command repeats the request', {
    timeout: timeoutMs,
  }, async () => {
    const { result, report } = await verifyWithFault('a logout ends nothing', ['session']);
    const { exchange } = result.run.ledger.findings[0] ?? {};
    const [first] = report.findings;
    expect(JSON.stringify(report)).not.toMatch(/at\.[0-9a-f]{16}\.member/);
    expect(first?.curl).toMatch(/Authorization: '"\$TOKEN_\d+"/);
    const { execFileSync } = await import('node:child_process');
    const command = exchange ? curlOf(exchange, (text) => text) : '';
    expect(command.split('\n')[0]).toContain('curl -sS -i -X GET');
    expect(execFileSync('bash', ['-n', '-c', command]).toString()).toBe('');
  });
});
