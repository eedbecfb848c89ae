// @module-tag slow
/** Tests the verifier on the mock, which keeps the contract, and on the mock with a fault. */
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { useFaultyServer } from '#test/faults/faulty-server.ts';
import { tagOf, writesData } from '#verify/contract/operations.ts';
import type { OperationId } from '#verify/exchange.ts';
import { buildReport, type Report } from '#verify/report/report.ts';
import { formatConsoleReport } from '#verify/report/report-console.ts';
import { renderHtmlReport } from '#verify/report/report-html.ts';
import { runPlan } from '#verify/run/run-plan.ts';
import { type FinishedRun, runWorkflows } from '#verify/run/run-workflows.ts';

const runTimeoutMs = 300_000;
const server = useFaultyServer();

describe('on a server that keeps the contract', () => {
  let result: FinishedRun;
  let report: Report;

  beforeAll(async () => {
    result = await server.verify(null);
    report = buildReport(result, true);
  }, runTimeoutMs);

  test('finds nothing and exits with 0', () => {
    expect(report.findings).toEqual([]);
    expect(report.steps.filter(({ state }) => state !== 'passed')).toEqual([]);
    const { exitCode, untested, incomplete } = report;
    expect({ result: report.result, exitCode, untested, incomplete }).toEqual({
      result: 'passed',
      exitCode: 0,
      untested: [],
      incomplete: [],
    });
  });

  test('requests every operation and reaches every outcome that a client can provoke', () => {
    expect(report.operations.filter(({ requests }) => requests > 0)).toHaveLength(operationIds.length);
    const rows = report.operations.flatMap(({ id, outcomes }) => outcomes.map((row) => ({ id, ...row })));
    const notReached = rows.filter(({ state, isProvokable }) => isProvokable && state !== 'passed');
    // No member of the mock data has this outcome.
    expect(notReached.map(({ id, name, cause }) => `${id} ${name}: ${cause}`)).toEqual([
      'getAnnualFeePaid empty: data',
    ]);
    expect(report.coverage).toMatchObject({
      passed: 290,
      provokable: 291,
      unprovokable: 81,
      missing: 0,
      withoutMeans: 0,
    });
    expect(stripVTControlCharacters(formatConsoleReport(report))).toContain(
      'keeps the contract in 290 of 291 outcomes; 1 not reached: 1 because the server',
    );
  });

  test('sends requests to operations of no other tags than those of the plan', () => {
    for (const { name, judges } of runPlan) {
      const steps = report.steps.filter(({ workflow }) => workflow === name);
      const tags = new Set(steps.flatMap(({ operations }) => operations.map(tagOf)));
      if (judges) expect({ name, tags: [...tags].sort() }).toEqual({ name, tags: judges.toSorted() });
    }
  });

  test('lists the data that it leaves on the server, each with the mark of the run', () => {
    expect(report.leftovers.length).toBeGreaterThan(8);
    expect(report.leftovers.filter((line) => !line.includes(result.context.prefix))).toEqual([]);
  });

  test('no report contains a password, a token or a code', () => {
    const texts = [
      JSON.stringify(report),
      renderHtmlReport(report),
      stripVTControlCharacters(formatConsoleReport(report)),
    ];
    for (const text of texts) expect(result.context.secrets.mask(text)).toBe(text);
    for (const text of texts) expect(text).not.toMatch(/hanbit01!|at\.[0-9a-f]{16}\.member/);
  });
});

test('a run without --write sends no request that stores data', { timeout: runTimeoutMs }, async () => {
  const { setClock: _, ...readOnlySettings } = server.settings({ canWrite: false });
  const requested: { operation: OperationId; method: string }[] = [];
  const onExchange = ({ operation, method }: (typeof requested)[number]) => requested.push({ operation, method });
  const report = buildReport(await runWorkflows({ ...readOnlySettings, onExchange }), false);
  const { findings, incomplete, exitCode } = report;
  expect({ findings, incomplete, exitCode }).toEqual({ findings: [], incomplete: [], exitCode: 0 });
  expect(report.coverage.withoutMeans).toBeGreaterThan(0);
  expect(report.leftovers).toEqual([]);
  const sent = requested.filter(({ operation, method }) => method === 'POST' && writesData(operation));
  expect(sent).toEqual([]);
  expect(requested.length).toBeGreaterThan(500);
  expect(report.untested.join(' ')).toMatch(/--write.*--clock/);
});
