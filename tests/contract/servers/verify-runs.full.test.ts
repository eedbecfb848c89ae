/** Tests the verifier on the mock, which keeps the contract, and on the mock with a fault. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { type FaultyServer, startFaultyServer, verifySettings } from '#tests/faults/faulty-server.ts';
import type { OperationId } from '#tools/verify/exchange.ts';
import { outcomeKey, outcomes } from '#tools/verify/outcomes.ts';
import { buildReport, type Report } from '#tools/verify/report/report.ts';
import { createPainter, formatConsoleReport } from '#tools/verify/report/report-console.ts';
import { renderHtmlReport } from '#tools/verify/report/report-html.ts';
import { renderJunitReport } from '#tools/verify/report/report-junit.ts';
import { type FinishedRun, runWorkflows } from '#tools/verify/run-workflows.ts';
import { writesData } from '#tools/verify/writing-operations.ts';

const runTimeoutMs = 300_000;
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** Outcomes that need an overload or a server failure, and the one outcome that no member of the mock data has. */
const isUnreachable = (key: string) => / (tooManyRequests|serverError)$/.test(key) || key === 'getAnnualFeePaid empty';

describe('on a server that keeps the contract', () => {
  let result: FinishedRun;
  let report: Report;

  beforeAll(async () => {
    server.setFault(null);
    result = await runWorkflows(verifySettings(server.origin, { generatedRequestCount: 3 }));
    report = buildReport(result, true);
  }, runTimeoutMs);

  test('finds nothing and exits with 0', () => {
    expect(report.findings).toEqual([]);
    expect(report.steps.filter(({ state }) => state !== 'passed')).toEqual([]);
    expect({ result: report.result, exitCode: report.exitCode, untested: report.untested }).toEqual({
      result: 'passed',
      exitCode: 0,
      untested: [],
    });
  });

  test('requests every operation and reaches every outcome that a client can provoke', () => {
    expect(report.counts.operations).toBe(operationIds.length);
    const keys = outcomes.map(({ operation, name }) => outcomeKey(operation, name));
    const missing = keys.filter((key) => !result.context.results.reachedOutcomes.has(key));
    expect(missing).toEqual(keys.filter(isUnreachable));
    const rows = report.operations.flatMap((operation) => operation.outcomes);
    expect(rows.filter(({ state, reason }) => state === 'not reached' && !reason)).toEqual([]);
  });

  test('lists the data that it leaves on the server, each with the mark of the run', () => {
    expect(report.leftovers.length).toBeGreaterThan(8);
    expect(report.leftovers.filter((line) => !line.includes(result.context.prefix))).toEqual([]);
  });

  test('no report contains a password, a token or a code', () => {
    const texts = [
      JSON.stringify(report),
      renderHtmlReport(report),
      renderJunitReport(report),
      formatConsoleReport(report, createPainter(false)),
    ];
    for (const text of texts) expect(result.context.secrets.mask(text)).toBe(text);
    for (const text of texts) expect(text).not.toMatch(/hanbit01!|at\.[0-9a-f]{16}\.member/);
  });
});

test('a run without --write sends no request that stores data', { timeout: runTimeoutMs }, async () => {
  server.setFault(null);
  const settings = verifySettings(server.origin, { canWrite: false, generatedRequestCount: 2 });
  const { readMailedCode: _, setClock: __, decidePayment: ___, ...readOnlySettings } = settings;
  const requested: { operation: OperationId; method: string }[] = [];
  const onExchange = ({ operation, method }: (typeof requested)[number]) => requested.push({ operation, method });
  const report = buildReport(await runWorkflows({ ...readOnlySettings, onExchange }), false);
  expect(report.findings).toEqual([]);
  expect(report.leftovers).toEqual([]);
  const sent = requested.filter(({ operation, method }) => method === 'POST' && writesData(operation));
  expect(sent).toEqual([]);
  expect(requested.length).toBeGreaterThan(500);
  expect(report.untested.join(' ')).toMatch(/--write.*--clock/);
});
