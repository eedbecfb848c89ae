// @module-tag slow
/** Tests the verifier on servers that it can check only in part, on faulty servers, and as a command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { catalogue } from '#test/faults/catalogue.ts';
import { fault } from '#test/faults/fault.ts';
import { useFaultyServer } from '#test/faults/faulty-server.ts';
import { buildReport } from '#verify/report/report.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import type { Settings } from '#verify/run/settings.ts';

const runTimeoutMs = 300_000;
const server = useFaultyServer();

/** A server that permits a hundred requests. */
const rateLimitFault = fault.rateLimit('limits the rate', () => {
  let count = 0;
  return () => {
    count += 1;
    return count <= 100 ? null : 0;
  };
});

test('ends the run inconclusively when the rate limit does not end', {
  timeout: runTimeoutMs,
}, async () => {
  const { report } = await server.verify(rateLimitFault, { rateLimitWaitMs: 600 });
  expect(report.findings).toEqual([]);
  expect(report.abortReason).toMatch(/limits the rate of requests.*--rate.*--max-wait/);
  expect({ result: report.result, exitCode: report.exitCode }).toEqual({ result: 'inconclusive', exitCode: 2 });
  const receipt = report.operations.find(({ id }) => id === 'getReceipt')?.outcomes[0];
  expect(receipt).toMatchObject({
    state: 'not reached',
    reason: expect.stringContaining('the run ended before this outcome was tested'),
  });
});

test('without a login, checks the rest and reports what was not tested', { timeout: runTimeoutMs }, async () => {
  server.setFault(null);
  const {
    readMailedCode: _,
    setClock: __,
    decidePayment: ___,
    ...settings
  } = server.settings({ members: [], canWrite: false });
  const result = await runWorkflows(settings);
  const report = buildReport(result, false);
  expect({ result: report.result, exitCode: report.exitCode }).toEqual({ result: 'passed', exitCode: 0 });
  expect(report.untested[0]).toMatch(/no member was given \(--member\)/);
  expect(buildReport(result, true)).toMatchObject({ result: 'inconclusive', exitCode: 2 });
});

const failingCommand = () => Promise.reject(new Error('no such command'));

test.each<[option: string, given: Partial<Settings>]>([
  ['--card', { onlyWorkflows: ['payment'], decidePayment: failingCommand }],
  ['--inbox', { onlyWorkflows: ['account'], readMailedCode: failingCommand }],
  ['--clock', { onlyWorkflows: ['session'], canWrite: false, setClock: failingCommand }],
])(
  'a failing command of %s is no finding about the server, and ends the run with 2',
  {
    timeout: runTimeoutMs,
  },
  async (option, given) => {
    const { report } = await server.verify(null, given);
    expect(report).toMatchObject({
      exitCode: 2,
      findings: [],
      abortReason: null,
      incomplete: [`The option does not work: ${option}: no such command`],
    });
  },
);

test('sets the clock to the present after the run, also when the run ends early', {
  timeout: runTimeoutMs,
}, async () => {
  server.setFault(catalogue.lists?.[0] ?? null);
  const moments: string[] = [];
  const settings = server.settings({ onlyWorkflows: ['boards'], maxFindings: 1 });
  const clockControl = async (moment: string) => {
    moments.push(moment);
    await settings.setClock?.(moment);
  };
  await runWorkflows({ ...settings, setClock: clockControl });
  expect(Math.abs(Date.parse(moments.at(-1) ?? '') - Date.now())).toBeLessThan(10_000);
});

/** Runs the command until it exits, with a temporary folder for its reports. */
async function runVerifyCommand(...args: string[]) {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'verify-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const child = spawn('node', ['--import', 'tsx', 'tools/dev/start/verify.ts', ...args, '--report', folder]);
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text));
  const [code] = await once(child, 'close');
  return { code, ...output, read: (name: string) => readFile(join(folder, name), 'utf8') };
}

describe('the command', () => {
  test('exits with 2 and one line when no server listens, and writes reports with the reason', {
    timeout: runTimeoutMs,
  }, async () => {
    const { code, stderr, read } = await runVerifyCommand('http://127.0.0.1:9');
    expect(code).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(await read('report.json'))).toMatchObject({ result: 'inconclusive', exitCode: 2, requests: 0 });
    expect(await read('report.html')).toContain('This server could not be checked');
  });

  test('exits with 1 when the server breaks the contract', { timeout: runTimeoutMs }, async () => {
    server.setFault(catalogue.lists?.[0] ?? null);
    const { code, stdout, read } = await runVerifyCommand(
      server.origin(),
      '--mock',
      '--only',
      'board',
      '--findings',
      '1',
    );
    server.setFault(null);
    expect(code).toBe(1);
    expect(stdout).toMatch(/breaks the contract: 1 finding\./);
    expect(JSON.parse(await read('report.json')).findings[0].curl).toContain('curl -sS -i -X GET');
  });
});
