/** Tests that a report names the broken operation and its cause, and that its scripts run by themselves. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { members } from '#mocks/seed/members.ts';
import { faults } from '#test/faults/catalogue.ts';
import { type Fault, failureResponse, jsonFault } from '#test/faults/fault.ts';
import { type FaultyServer, startFaultyServer, verifySettings } from '#test/faults/faulty-server.ts';
import { buildReport, type Report } from '#verify/report/report.ts';
import { createPainter, formatConsoleReport } from '#verify/report/report-console.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';

// A run of some workflows takes longer than other contract tests.
vi.setConfig({ testTimeout: 120_000 });

let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** Runs workflows against the server with a fault. The fault stays, so that a test can send more requests. */
async function reportWithFault(fault: Fault | undefined, onlyWorkflows: string[]): Promise<Report> {
  if (!fault) throw new Error('the catalogue has no such fault');
  server.setFault(fault);
  const settings = verifySettings(server.origin, { onlyWorkflows, generatedRequestCount: 0 });
  return buildReport(await runWorkflows(settings), false);
}

const faultNamed = (name: string) => faults.find((fault) => fault.name === name);

test('a script logs in, ends the session and shows the fault by itself', async () => {
  const report = await reportWithFault(faultNamed('a logout does not end the session'), ['session']);
  const [first] = report.findings;
  expect(first).toMatchObject({
    operation: 'logout',
    shownBy: 'getMemberInfo',
    step: expect.stringContaining('logout'),
  });
  const script = first?.curl ?? '';
  const names = [...script.matchAll(/^# Set (\w+) first/gm)].map(([, name = '']) => name);
  // The check has a member of its own.
  const member = members.find(({ id }) => script.includes(`the password of ${id}.`));
  const [, password = ''] = names;
  expect(names).toEqual(['CLIENT_SECRET', expect.stringMatching(/^PASSWORD_\d+$/)]);
  const env = { ...process.env, CLIENT_SECRET: 'hanbit-web', [password]: member?.password };
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env });
  expect(stdout).toContain(`"member_id":"${member?.id}"`);
});

test('an operation that is not built is one finding, and its other checks are skipped', async () => {
  const notBuilt: Fault = {
    name: 'fees are not built',
    createHandler: () => async (request, next, id) =>
      id === 'getPayInfo' ? failureResponse('50', 501) : next(request),
  };
  const report = await reportWithFault(notBuilt, ['payment', 'refusals', 'robustness']);
  expect(report.findings.map(({ operation, rule }) => `${operation} ${rule}`)).toEqual(['getPayInfo not-built']);
  const skipped = report.steps.filter(({ reason }) => reason?.includes('getPayInfo is not built (status 501)'));
  expect(skipped.length).toBeGreaterThan(3);
});

test('a key that all successes lack is one finding with its name', async () => {
  const withoutError = jsonFault('no key error', 'all', (json) => {
    if (json.success) delete json.error;
  });
  const { findings } = await reportWithFault(withoutError, ['boards']);
  const [first] = findings.filter(({ rule }) => rule === 'envelope');
  expect(first).toMatchObject({ message: 'the key error is missing in the envelope', pointer: '/error' });
  expect(findings).toHaveLength(1);
  expect(first?.operations.length).toBeGreaterThan(2);
});

test('the console names step, contract and script of a finding', async () => {
  const report = await reportWithFault(faultNamed('hits are text'), ['boards']);
  const text = formatConsoleReport(report, createPainter(false));
  expect(text).toMatch(/step {6}boards: trend: /);
  expect(text).toMatch(/#\/components\/schemas\/.*trend_hit/);
  expect(text).toMatch(/breaks the contract: \d+ findings?\. It passes in \d+ of 291 outcomes/);
});

test('the order of keys in JSON does not matter', async () => {
  const reversed = jsonFault('keys in another order', 'all', (json) => reverseKeys(json));
  expect((await reportWithFault(reversed, ['member', 'payment'])).findings).toEqual([]);
});

/** Returns a value in which the keys of each object are in the reverse order. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reverseKeys(inner)]),
  );
}
