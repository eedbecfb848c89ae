/** Runs the verifier on servers that it cannot verify completely. Each gives a one-line message and an exit code. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '#tests/faults/catalogue.ts';
import { type Fault, failure } from '#tests/faults/fault.ts';
import { type FaultyServer, faultyServer, settingsFor } from '#tests/faults/server.ts';
import { parseEnvironment } from '#tools/environment/environment.ts';
import { Misuse, readOptions } from '#tools/verify/options.ts';
import { obstacle } from '#tools/verify/preflight.ts';
import { reportOf } from '#tools/verify/report/report.ts';
import { runAll } from '#tools/verify/run.ts';

const timeoutMs = 300_000;
let server: FaultyServer;

beforeAll(async () => {
  server = await faultyServer();
});
afterAll(() => server.close());

/** Starts an HTTP server that is closed when the test finishes. @returns its origin */
async function startServer(listener: RequestListener): Promise<string> {
  const testServer = createServer(listener).listen(0, '127.0.0.1');
  await once(testServer, 'listening');
  onTestFinished(() => {
    testServer.closeAllConnections();
    testServer.close();
  });
  return `http://127.0.0.1:${(testServer.address() as AddressInfo).port}`;
}

const preflightMessage = (origin: string, timeout = 10_000) => obstacle(settingsFor(origin, { timeout }));
const jsonListener =
  (value: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

describe('does not verify a server that', () => {
  test.each<[string, RequestListener, RegExp]>([
    [
      'redirects',
      (_, response) => void response.writeHead(302, { Location: 'https://login.test/' }).end(),
      /leads on to https:\/\/login\.test\//,
    ],
    [
      'responds with HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
      /answers HTML \(status 200\): a website/,
    ],
    ['responds with text', (_, response) => void response.end('hello'), /answers what is no JSON/],
    [
      'closes the connection',
      (request) => void request.socket.destroy(),
      /closes the connection before its answer is whole/,
    ],
    [
      'closes the connection during the response',
      (request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
        response.write('{"success":true', () => request.socket.destroy());
      },
      /closes the connection before its answer is whole/,
    ],
    ['implements another contract', jsonListener({ items: [], total: 0 }), /answers JSON, but nothing in the envelope/],
    [
      'rejects the client secret',
      jsonListener({ success: false, data: null, error: { code: '91', message: 'x' } }, 401),
      /refuses the client secret \(code 91\)\. Give it with VERIFY_CLIENT_SECRET/,
    ],
  ])('%s', async (_, listener, line) => {
    const message = await preflightMessage(await startServer(listener));
    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
  });

  test('never responds', async () => {
    expect(await preflightMessage(await startServer(() => {}), 300)).toMatch(
      /does not answer within 0\.3 s\. Is the server up/,
    );
  });

  test('does not listen', async () => {
    expect(await preflightMessage('http://127.0.0.1:9')).toMatch(/nothing listens at|does not answer/);
  });

  test('has a self-signed certificate', async () => {
    const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await preflightMessage('https://api.test')).toMatch(
      /self-signed, so it is not trusted\. Set NODE_EXTRA_CA_CERTS/,
    );
  });
});

test('a contract violation in the first response does not prevent the verification', async () => {
  expect(
    await preflightMessage(await startServer(jsonListener({ success: true, data: { nonsense: 1 }, error: null }))),
  ).toBeNull();
});

/** A seeded fault that limits the rate: it rejects each request whose number is a multiple of `every`, from `from` on. */
const rateLimitFault = (every: number, from: number): Fault => ({
  name: 'limits the rate',
  make: () => {
    let count = 0;
    return async (request, next) => {
      count += 1;
      if (count < from || count % every !== 0) return next(request);
      const refusal = failure('49', 429);
      refusal.headers.set('Retry-After', '0');
      return refusal;
    };
  },
});

test('the verifier waits for the end of a rate limit', { timeout: timeoutMs }, async () => {
  server.breakBy(rateLimitFault(40, 0));
  const result = await runAll(settingsFor(server.origin, { only: ['boards'], tries: 0 }));
  const report = reportOf(result, false);
  expect({ findings: report.findings, halted: report.halted, exitCode: report.exitCode }).toEqual({
    findings: [],
    halted: null,
    exitCode: 0,
  });
  expect([...result.run.ledger.reached].some((key) => key.endsWith(' tooManyRequests'))).toBe(true);
});

test('a permanent rate limit ends the run without findings for untested outcomes', {
  timeout: timeoutMs,
}, async () => {
  server.breakBy(rateLimitFault(1, 100));
  const report = reportOf(await runAll(settingsFor(server.origin, { patience: 600 })), false);
  expect(report.findings).toEqual([]);
  expect(report.halted).toMatch(/limits the rate of requests.*--rate.*--patience/);
  expect({ verdict: report.verdict, exitCode: report.exitCode }).toEqual({ verdict: 'unknown', exitCode: 2 });
  const receipt = report.operations.find(({ id }) => id === 'getReceipt')?.outcomes[0];
  expect(receipt).toMatchObject({ state: 'not reached', reason: expect.stringContaining('the run ended before') });
});

test('a server that stops during the run is not reported as faulty', { timeout: timeoutMs }, async () => {
  const closingServer = await faultyServer();
  let seen = 0;
  const countRequest = () => {
    seen += 1;
    if (seen === 60) void closingServer.close();
  };
  const report = reportOf(
    await runAll(settingsFor(closingServer.origin, { watch: countRequest, timeout: 1000 })),
    false,
  );
  expect(report.halted).toMatch(/stopped answering/);
  expect(report.exitCode).not.toBe(0);
});

test('without a login, the public operations are verified and the others are reported as unknown', {
  timeout: timeoutMs,
}, async () => {
  server.breakBy(null);
  const {
    inbox: _,
    clock: __,
    card: ___,
    ...settings
  } = settingsFor(server.origin, { members: [], write: false, tries: 0 });
  const result = await runAll(settings);
  const report = reportOf(result, false);
  expect({ verdict: report.verdict, exitCode: report.exitCode }).toEqual({ verdict: 'kept', exitCode: 0 });
  expect(report.unknown[0]).toMatch(/No member was given \(--member\)/);
  expect(reportOf(result, true)).toMatchObject({ verdict: 'unknown', exitCode: 2 });
});

test('a failing command of the tester is not reported as a fault of the server', { timeout: timeoutMs }, async () => {
  server.breakBy(null);
  const rejectWithError = () => Promise.reject(new Error('no such command'));
  const settings = settingsFor(server.origin, { only: ['payment'], tries: 0 });
  const report = reportOf(await runAll({ ...settings, card: rejectWithError }), false);
  expect(report.findings).toEqual([]);
  const approved = report.operations.find(({ id }) => id === 'pgApprovalCallback')?.outcomes[0];
  expect(approved).toMatchObject({ name: 'approved', reason: 'nothing pays on the page: no such command' });
  const unmoved = reportOf(await runAll({ ...settings, clock: rejectWithError }), false);
  expect(unmoved).toMatchObject({ exitCode: 2, findings: [], halted: "the run can't go on: no such command" });
});

describe('detects one seeded fault of each kind:', () => {
  const faultPerKind = Object.values(catalogue).flatMap(([first]) => (first ? [first] : []));
  test.each(faultPerKind)('$name', { timeout: timeoutMs }, async (fault) => {
    server.breakBy(fault);
    const { run } = await runAll(settingsFor(server.origin, { findings: 1, tries: 3 }));
    expect(run.ledger.findings).toHaveLength(1);
  });
});

/** Runs the verifier command until it exits. Its reports are in a temporary folder. */
async function runVerifier(...args: string[]) {
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
  test('exits with 2 and one line when no server listens, and writes reports', { timeout: timeoutMs }, async () => {
    const { code, stderr, read } = await runVerifier('http://127.0.0.1:9');
    expect(code).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(await read('report.json'))).toMatchObject({ verdict: 'unknown', exitCode: 2, requests: 0 });
    expect(await read('junit.xml')).toContain('<error message=');
    expect(await read('report.html')).toContain('This server could not be judged');
  });

  test('exits with 1 when the server violates the contract', { timeout: timeoutMs }, async () => {
    server.breakBy(catalogue.lists?.[0] ?? null);
    const { code, stdout, read } = await runVerifier(server.origin, '--mock', '--only', 'boards', '--findings', '1');
    server.breakBy(null);
    expect(code).toBe(1);
    expect(stdout).toMatch(/breaks the contract: 1 findings/);
    expect(JSON.parse(await read('report.json')).findings[0].curl).toContain('curl -sS -i -X GET');
  });

  test('exits with 0 when the server keeps the contract', { timeout: timeoutMs }, async () => {
    server.breakBy(null);
    const { code, stdout } = await runVerifier(server.origin, '--mock', '--only', 'boards', '--tries', '0');
    expect(stdout).toContain('keeps the contract, as far as it was asked.');
    expect(code).toBe(0);
  });

  test('prints its usage without arguments', { timeout: timeoutMs }, async () => {
    const { code, stderr } = await runVerifier();
    expect(stderr).toContain('verify: it takes one address of a server.\nUse it like this: npm run verify');
    expect(code).toBe(2);
  });
});

test.each([
  [['ftp://x'], 'ftp://x is no http or https address.'],
  [['http://a.test', 'http://b.test'], 'it takes one address of a server.'],
  [['http://a.test', '--seed', 'x'], "--seed takes a number, not 'x'."],
  [['http://a.test', '--member', 'x'], 'a member is given as id:password.'],
  [['http://a.test', '--header', 'x'], "'x' is no header; give it as 'Name: value'."],
  [['http://a.test', '--only', 'x'], "there is no workflow 'x'."],
])('rejects the invalid arguments %j', (args, line) => {
  expect(() => readOptions(args, parseEnvironment({}))).toThrow(new Misuse(line));
});

test('reads members and client secret from the environment', () => {
  const env = { VERIFY_MEMBERS: 'one:pass:word two:other', VERIFY_CLIENT_SECRET: 'of-the-client' };
  const { settings } = readOptions(['https://a.test/api/'], parseEnvironment(env));
  expect(settings).toMatchObject({
    base: 'https://a.test/api',
    clientSecret: 'of-the-client',
    members: [
      { id: 'one', password: 'pass:word' },
      { id: 'two', password: 'other' },
    ],
    write: false,
  });
});
