/** Tests the verifier on the mock, which keeps the contract, and on the mock with a fault. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '#test/faults/catalogue.ts';
import { type FaultyServer, startFaultyServer, verifySettings } from '#test/faults/faulty-server.ts';
import { curlCommand } from '#verify/diagnosis/curl.ts';
import { buildReport } from '#verify/report/report.ts';
import { renderHtmlReport } from '#verify/report/report-html.ts';
import { renderJunitReport } from '#verify/report/report-junit.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';

const runTimeoutMs = 300_000;
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

describe('a finding', () => {
  const verifyWithFault = async (name: string, only: string[]) => {
    server.setFault(faults.find((fault) => fault.name === name) ?? null);
    const result = await runWorkflows(verifySettings(server.origin, { onlyWorkflows: only, generatedRequestCount: 0 }));
    server.setFault(null);
    return { result, report: buildReport(result, false) };
  };

  test('contains location, expected and actual value, and does not stop the other steps', {
    timeout: runTimeoutMs,
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
    expect(renderJunitReport(report)).toContain('<failure type="schema/type"');
    expect(renderHtmlReport(report)).toContain('This server breaks the contract');
  });

  test('masks a token of a response and contains a command that repeats the request', {
    timeout: runTimeoutMs,
  }, async () => {
    const { result, report } = await verifyWithFault('a logout does not end the session', ['session']);
    const { exchange } = result.context.results.findings[0] ?? {};
    const [first] = report.findings;
    expect(JSON.stringify(report)).not.toMatch(/at\.[0-9a-f]{16}\.member/);
    expect(first?.curl).toMatch(/Authorization: '"\$TOKEN_\d+"/);
    const { execFileSync } = await import('node:child_process');
    const command = exchange ? curlCommand(exchange, (text) => text) : '';
    expect(command.split('\n')[0]).toContain('curl -sS -i -X GET');
    expect(execFileSync('bash', ['-n', '-c', command]).toString()).toBe('');
  });
});
