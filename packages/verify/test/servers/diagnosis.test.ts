/** Tests that a report names the broken operation and its cause, and that its scripts run by themselves. */
import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { members } from '#mocks/seed/members.ts';
import { faultNamed } from '#test/faults/catalogue.ts';
import { type Fault, failureResponse, fault } from '#test/faults/fault.ts';
import { useFaultyServer } from '#test/faults/faulty-server.ts';
import { readVerifyOptions } from '#verify/options.ts';
import { findPreflightError } from '#verify/preflight.ts';
import { buildReport } from '#verify/report/report.ts';
import { formatConsoleReport } from '#verify/report/report-console.ts';
import { renderHtmlReport } from '#verify/report/report-html.ts';
import { renderJunitReport } from '#verify/report/report-junit.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';

// A run of some workflows takes longer than other contract tests.
vi.setConfig({ testTimeout: 120_000 });

const server = useFaultyServer();

test('a script logs in, ends the session and shows the fault by itself', async () => {
  const { report } = await server.verify(faultNamed('a logout does not end the session'), {
    onlyWorkflows: ['session'],
  });
  const [first] = report.findings;
  expect(first).toMatchObject({
    operation: 'logout',
    shownBy: 'getMemberInfo',
    step: expect.stringContaining('logout'),
  });
  const script = first?.curl ?? '';
  expect(JSON.stringify(report)).not.toMatch(/at\.[0-9a-f]{16}\.member/);
  const names = [...script.matchAll(/^# Set (\w+) first/gm)].map(([, name = '']) => name);
  // The check has a member of its own.
  const member = members.find(({ id }) => script.includes(`the password of ${id}.`));
  const [, password = ''] = names;
  expect(names).toEqual(['CLIENT_SECRET', expect.stringMatching(/^PASSWORD_\d+$/)]);
  const env = { ...process.env, CLIENT_SECRET: 'hanbit-web', [password]: member?.password };
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env });
  expect(stdout).toContain(`"member_id":"${member?.id}"`);
});

test('the script of a changed value writes and reads it with any member', async () => {
  const { report } = await server.verify(faultNamed('the telephone number of a workplace loses its leading zero'), {
    onlyWorkflows: ['member'],
    maxFindings: 1,
  });
  const { operation, actual = '', curl = '' } = report.findings[0] ?? {};
  expect(operation).toBe('modifyMemberCompanyInfo');
  expect(curl).toMatch(/^# Set CLIENT_SECRET first.*\n# Set MEMBER_ID first.*\n# Set MEMBER_PASSWORD first/);
  const [member] = members;
  const given = { CLIENT_SECRET: 'hanbit-web', MEMBER_ID: member?.id, MEMBER_PASSWORD: member?.password };
  const { stdout } = await promisify(execFile)('bash', ['-c', curl], { env: { ...process.env, ...given } });
  expect(stdout).toContain(`"member_company_tel":${actual}`);
});

const page = () =>
  new Response('<!DOCTYPE html><pre>Cannot GET', { status: 404, headers: { 'Content-Type': 'text/html' } });

/** Creates a server that has three operations so far. A framework responds to unknown paths and methods. */
const firstHour = (respond: () => Response, respondToUnknown: () => Response): Fault => ({
  name: 'only three operations are built',
  createHandler: () => async (request, next, id) => {
    if (id === null && request.url.includes('/v1/')) return respondToUnknown();
    return id === null || ['login', 'requestToken', 'getInfo'].includes(id) ? next(request) : respond();
  },
});

describe('on a server with only login, requestToken and getInfo', () => {
  const verifyBuilt = async (args: string[], fault = firstHour(() => failureResponse('50', 501), page)) => {
    server.setFault(fault);
    const { settings } = readVerifyOptions([server.origin(), '--member', 'hanbit01:hanbit01!', ...args], {});
    expect(await findPreflightError(settings)).toBeNull();
    return buildReport(await runWorkflows(settings), false);
  };

  test('a run that only reads counts those that are built, with status 404 in the envelope', async () => {
    const respond = () => failureResponse('44', 404);
    const report = await verifyBuilt([], firstHour(respond, respond));
    expect(report.findings).toEqual([]);
    expect(report.incomplete).toEqual([expect.stringMatching(/^Operations that are not built: 18\. --built/)]);
    expect(report.summary).toMatch(/^3 of 37 operations built, 16 not requested: requestToken /);
  });

  test('the other operations are one list and no findings, and the first line counts those that are built', async () => {
    const report = await verifyBuilt(['--write', '--findings', '3']);
    expect({ findings: report.findings, exitCode: report.exitCode }).toEqual({ findings: [], exitCode: 2 });
    expect(report.incomplete).toEqual([expect.stringMatching(/^Operations that are not built: \d+\. --built/)]);
    expect(stripVTControlCharacters(formatConsoleReport(report))).toMatch(
      /^3 of 37 operations built: requestToken \d of 7 outcomes, login \d of 10 outcomes, getInfo \d+ of 14 outcomes\.\n/,
    );
    expect(report.notBuilt[0]).toMatchObject({ response: 'status 501' });
    const skipped = report.steps.filter(({ reason }) => reason?.includes('is not built (status 501)'));
    expect(skipped.length).toBeGreaterThan(3);
  });

  test('--built judges exactly the named ones and exits with 0', async () => {
    const report = await verifyBuilt(['--write', '--built', 'login,getInfo']);
    expect({ findings: report.findings, exitCode: report.exitCode }).toEqual({ findings: [], exitCode: 0 });
    expect(report.operations.map(({ id }) => id)).toEqual(['login', 'getInfo']);
    expect(new Set(report.steps.flatMap(({ operations }) => operations))).toEqual(new Set(['login', 'getInfo']));
  });

  test('--built names an operation that is not built, and exits with another code', async () => {
    const report = await verifyBuilt(['--write', '--built', 'login,logout']);
    expect(report.incomplete).toEqual(['--built names logout, which is not built (status 501).']);
    expect(report.exitCode).toBe(2);
  });
});

test('--only runs the checks of an operation in other workflows, and blames the search for a lost backslash', async () => {
  server.setFault(
    fault.query('a search drops backslashes', 'getInfo', (query) => {
      const search = query.get('search');
      if (search) query.set('search', search.replaceAll('\\', ''));
    }),
  );
  const { settings } = readVerifyOptions([server.origin(), '--mock', '--write', '--only', 'getInfo'], {});
  const { findings, exitCode, operations } = buildReport(await runWorkflows(settings), false);
  expect(exitCode).toBe(1);
  expect(operations.map(({ id }) => id)).toEqual(['getInfo']);
  expect([...new Set(findings.map(({ operation, rule }) => `${operation} ${rule}`))]).toEqual(['getInfo search']);
});

/** Returns findings and exit code of a run of the workflows of posts for some operations. */
async function verifyOnly(fault: Fault, only: string) {
  server.setFault(fault);
  const { settings } = readVerifyOptions([server.origin(), '--mock', '--write', '--only', only], {});
  const run = await runWorkflows({ ...settings, onlyWorkflows: ['boards', 'posts'] });
  const { findings, exitCode } = buildReport(run, false);
  return { exitCode, findings: findings.map(({ operation, doubt, rule }) => ({ operation, doubt, rule })) };
}

describe('on a server that changes posts when they are read', () => {
  test('--only of the reading operation reports titles, for which the list is the proof', async () => {
    const { exitCode, findings } = await verifyOnly(faultNamed('titles are escaped twice in a post'), 'getInfoDetail');
    expect(exitCode).toBe(1);
    expect(findings).toContainEqual({ operation: 'getInfoDetail', doubt: null, rule: 'stored' });
    expect(findings.filter(({ operation }) => operation !== 'getInfoDetail')).toEqual([]);
  });

  test.each(['getInfoDetail', 'saveForum'])('--only %s reports contents in doubt, as one finding', async (only) => {
    const escaped = fault.data('contents are escaped twice', 'getInfoDetail', ({ forum }) => {
      if (forum) forum.forum_content = forum.forum_content.replaceAll('<', '&lt;');
    });
    expect(await verifyOnly(escaped, only)).toEqual({
      exitCode: 1,
      findings: [{ operation: 'saveForum', doubt: 'getInfoDetail', rule: 'stored' }],
    });
  });
});

test('the reports name value, step and place in the contract of a finding, and the other steps go on', async () => {
  const { report } = await server.verify(faultNamed('hits are text'), { onlyWorkflows: ['boards'] });
  expect(report.findings[0]).toMatchObject({
    operation: 'getInfo',
    rule: 'schema/type',
    pointer: expect.stringMatching(/^\/data\/trend\/\d+\/trend_hit$/),
    actual: expect.stringMatching(/^"\d+"$/),
  });
  expect(report.exitCode).toBe(1);
  expect(report.steps.filter(({ state }) => state === 'passed').length).toBeGreaterThan(40);
  expect(renderHtmlReport(report)).toContain('This server breaks the contract');
  const text = stripVTControlCharacters(formatConsoleReport(report));
  expect(text).toMatch(/step {6}boards: trend: /);
  const place = /openapi\/schemas\/board\.yaml#\/\w+\/properties\/trend_hit\/type \(line \d+\)/;
  for (const shown of [text, renderHtmlReport(report), renderJunitReport(report)]) expect(shown).toMatch(place);
  const [suite] = /<testsuite name="boards"[^>]*>/.exec(renderJunitReport(report)) ?? [];
  const failed = report.steps.filter(({ state }) => state === 'failed').length;
  expect(suite).toContain(`tests="${report.steps.filter(({ workflow }) => workflow === 'boards').length}"`);
  expect(suite).toContain(`failures="${failed}"`);
  expect(text).toMatch(/breaks the contract: \d+ findings?\. It passes in \d+ of 291 outcomes/);
});
