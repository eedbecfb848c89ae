/** Tests the verifier on servers that it cannot check, or only in part: the message and the exit code. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '#tests/faults/catalogue.ts';
import { type Fault, failureResponse } from '#tests/faults/fault.ts';
import { type FaultyServer, startFaultyServer, verifySettings } from '#tests/faults/faulty-server.ts';
import { parseEnvironment } from '#tools/environment/environment.ts';
import { readVerifyOptions, UsageError } from '#tools/verify/options.ts';
import { findPreflightError } from '#tools/verify/preflight.ts';
import { buildReport } from '#tools/verify/report/report.ts';
import { runWorkflows } from '#tools/verify/run-workflows.ts';

const runTimeoutMs = 300_000;
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** Starts a server for the current test and returns its origin. The server is closed when the test ends. */
async function startTestServer(listener: RequestListener): Promise<string> {
  const testServer = createServer(listener).listen(0, '127.0.0.1');
  await once(testServer, 'listening');
  onTestFinished(() => {
    testServer.closeAllConnections();
    testServer.close();
  });
  return `http://127.0.0.1:${(testServer.address() as AddressInfo).port}`;
}

const preflightError = (origin: string, timeout = 10_000) =>
  findPreflightError(verifySettings(origin, { timeoutMs: timeout }));
const respondWithJson =
  (value: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

describe('the verifier does not check a server that', () => {
  test.each<[string, RequestListener, RegExp]>([
    [
      'redirects',
      (_, response) => void response.writeHead(302, { Location: 'https://login.test/' }).end(),
      /redirects to https:\/\/login\.test\//,
    ],
    [
      'responds with HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
      /returns HTML \(status 200\), so it is a website/,
    ],
    ['responds with text', (_, response) => void response.end('hello'), /returns a body that is not JSON/],
    [
      'closes the connection',
      (request) => void request.socket.destroy(),
      /closes the connection before the response is complete/,
    ],
    [
      'closes the connection during the response',
      (request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
        response.write('{"success":true', () => request.socket.destroy());
      },
      /closes the connection before the response is complete/,
    ],
    [
      'responds without the envelope',
      respondWithJson({ items: [], total: 0 }),
      /responds with JSON, but without the envelope/,
    ],
    [
      'rejects the client secret',
      respondWithJson({ success: false, data: null, error: { code: '91', message: 'x' } }, 401),
      /rejects the client secret \(code 91\)\. Set VERIFY_CLIENT_SECRET/,
    ],
  ])('%s', async (_, listener, expected) => {
    const error = await preflightError(await startTestServer(listener));
    expect(error).toMatch(expected);
    expect(error).not.toContain('\n');
  });

  test('never responds', async () => {
    expect(await preflightError(await startTestServer(() => {}), 300)).toMatch(
      /does not respond within 0\.3 s\. Check that the server is running/,
    );
  });

  test('does not listen', async () => {
    expect(await preflightError('http://127.0.0.1:9')).toMatch(/nothing listens at|does not respond/);
  });

  test('has a self-signed certificate', async () => {
    const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await preflightError('https://api.test')).toMatch(
      /self-signed, so it is not trusted\. Set NODE_EXTRA_CA_CERTS/,
    );
  });
});

test('checks a server whose first response violates the schema', async () => {
  expect(
    await preflightError(await startTestServer(respondWithJson({ success: true, data: { nonsense: 1 }, error: null }))),
  ).toBeNull();
});

/** Creates a fault with status 429 for every n-th request, beginning with the request of a given number. */
const rateLimitFault = (every: number, from: number): Fault => ({
  name: 'limits the rate',
  createHandler: () => {
    let count = 0;
    return async (request, next) => {
      count += 1;
      if (count < from || count % every !== 0) return next(request);
      const refusal = failureResponse('49', 429);
      refusal.headers.set('Retry-After', '0');
      return refusal;
    };
  },
});

test('waits and continues after a rate limit', { timeout: runTimeoutMs }, async () => {
  server.setFault(rateLimitFault(40, 0));
  const result = await runWorkflows(
    verifySettings(server.origin, { onlyWorkflows: ['boards'], generatedRequestCount: 0 }),
  );
  const report = buildReport(result, false);
  expect({ findings: report.findings, abortReason: report.abortReason, exitCode: report.exitCode }).toEqual({
    findings: [],
    abortReason: null,
    exitCode: 0,
  });
  expect([...result.context.results.reachedOutcomes].some((key) => key.endsWith(' tooManyRequests'))).toBe(true);
});

test('ends the run inconclusively when the rate limit does not end', {
  timeout: runTimeoutMs,
}, async () => {
  server.setFault(rateLimitFault(1, 100));
  const report = buildReport(await runWorkflows(verifySettings(server.origin, { rateLimitWaitMs: 600 })), false);
  expect(report.findings).toEqual([]);
  expect(report.abortReason).toMatch(/limits the rate of requests.*--rate.*--max-wait/);
  expect({ result: report.result, exitCode: report.exitCode }).toEqual({ result: 'inconclusive', exitCode: 2 });
  const receipt = report.operations.find(({ id }) => id === 'getReceipt')?.outcomes[0];
  expect(receipt).toMatchObject({
    state: 'not reached',
    reason: expect.stringContaining('the run ended before this outcome was tested'),
  });
});

test('ends the run when the server stops responding', { timeout: runTimeoutMs }, async () => {
  const stoppingServer = await startFaultyServer();
  let requestCount = 0;
  const onExchange = () => {
    requestCount += 1;
    if (requestCount === 60) void stoppingServer.close();
  };
  const report = buildReport(
    await runWorkflows(verifySettings(stoppingServer.origin, { onExchange, timeoutMs: 1000 })),
    false,
  );
  expect(report.abortReason).toMatch(/stopped responding/);
  expect(report.exitCode).not.toBe(0);
});

test('without a login, checks the rest and reports what was not tested', { timeout: runTimeoutMs }, async () => {
  server.setFault(null);
  const {
    readMailedCode: _,
    setClock: __,
    decidePayment: ___,
    ...settings
  } = verifySettings(server.origin, { members: [], canWrite: false, generatedRequestCount: 0 });
  const result = await runWorkflows(settings);
  const report = buildReport(result, false);
  expect({ result: report.result, exitCode: report.exitCode }).toEqual({ result: 'passed', exitCode: 0 });
  expect(report.untested[0]).toMatch(/no member was given \(--member\)/);
  expect(buildReport(result, true)).toMatchObject({ result: 'inconclusive', exitCode: 2 });
});

test('a failing command of the tester is not a finding about the server', { timeout: runTimeoutMs }, async () => {
  server.setFault(null);
  const failingCommand = () => Promise.reject(new Error('no such command'));
  const settings = verifySettings(server.origin, { onlyWorkflows: ['payment'], generatedRequestCount: 0 });
  const report = buildReport(await runWorkflows({ ...settings, decidePayment: failingCommand }), false);
  expect(report.findings).toEqual([]);
  const approved = report.operations.find(({ id }) => id === 'pgApprovalCallback')?.outcomes[0];
  expect(approved).toMatchObject({
    name: 'approved',
    reason: 'the decision on the payment page failed: no such command',
  });
  const unmoved = buildReport(await runWorkflows({ ...settings, setClock: failingCommand }), false);
  expect(unmoved).toMatchObject({ exitCode: 2, findings: [], abortReason: 'the run cannot continue: no such command' });
});

describe('the verifier detects the first fault of each kind:', () => {
  const firstFaults = Object.values(catalogue).flatMap(([first]) => (first ? [first] : []));
  test.each(firstFaults)('$name', { timeout: runTimeoutMs }, async (fault) => {
    server.setFault(fault);
    const { context } = await runWorkflows(verifySettings(server.origin, { maxFindings: 1, generatedRequestCount: 3 }));
    expect(context.results.findings).toHaveLength(1);
  });
});

/** Runs the command until it exits, with a temporary folder for its reports. */
async function runVerifyCommand(...args: string[]) {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'verify-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const child = spawn('node', ['--import', 'tsx', 'tools/verify/main.ts', ...args, '--report', folder]);
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
    expect(await read('junit.xml')).toContain('<error message=');
    expect(await read('report.html')).toContain('This server could not be checked');
  });

  test('exits with 1 when the server breaks the contract', { timeout: runTimeoutMs }, async () => {
    server.setFault(catalogue.lists?.[0] ?? null);
    const { code, stdout, read } = await runVerifyCommand(
      server.origin,
      '--mock',
      '--only',
      'boards',
      '--findings',
      '1',
    );
    server.setFault(null);
    expect(code).toBe(1);
    expect(stdout).toMatch(/breaks the contract: 1 finding\./);
    expect(JSON.parse(await read('report.json')).findings[0].curl).toContain('curl -sS -i -X GET');
  });

  test('exits with 0 when the server keeps the contract', { timeout: runTimeoutMs }, async () => {
    server.setFault(null);
    const { code, stdout } = await runVerifyCommand(server.origin, '--mock', '--only', 'boards', '--tries', '0');
    expect(stdout).toContain('keeps the contract in everything that was tested.');
    expect(code).toBe(0);
  });

  test('prints the usage when the URL is missing', { timeout: runTimeoutMs }, async () => {
    const { code, stderr } = await runVerifyCommand();
    expect(stderr).toContain('verify: give exactly one URL of a server.\nUsage: npm run verify');
    expect(code).toBe(2);
  });
});

test.each([
  [['ftp://x'], 'ftp://x is not an http or https URL.'],
  [['http://a.test', 'http://b.test'], 'give exactly one URL of a server.'],
  [['http://a.test', '--seed', 'x'], "--seed takes a number, not 'x'."],
  [['http://a.test', '--member', 'x'], '--member takes id:password.'],
  [['http://a.test', '--header', 'x'], "--header takes 'Name: value', not 'x'."],
  [['http://a.test', '--only', 'x'], "--only: there is no workflow 'x'."],
])('rejects the invalid arguments %j', (args, line) => {
  expect(() => readVerifyOptions(args, parseEnvironment({}))).toThrow(new UsageError(line));
});

test('reads members and client secret from the environment', () => {
  const env = { VERIFY_MEMBERS: 'one:pass:word two:other', VERIFY_CLIENT_SECRET: 'of-the-client' };
  const { settings } = readVerifyOptions(['https://a.test/api/'], parseEnvironment(env));
  expect(settings).toMatchObject({
    baseUrl: 'https://a.test/api',
    clientSecret: 'of-the-client',
    members: [
      { id: 'one', password: 'pass:word' },
      { id: 'two', password: 'other' },
    ],
    canWrite: false,
  });
});
