/** The verifier on servers that can't be judged, or only in part: one line each, and an exit code that tells. */
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

const patience = 300_000;
let server: FaultyServer;

beforeAll(async () => {
  server = await faultyServer();
});
afterAll(() => server.close());

/** A server of the test's own, at an address that is gone with it. */
async function serve(answer: RequestListener): Promise<string> {
  const own = createServer(answer).listen(0, '127.0.0.1');
  await once(own, 'listening');
  onTestFinished(() => {
    own.closeAllConnections();
    own.close();
  });
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
}

const lineFor = (origin: string, timeout = 10_000) => obstacle(settingsFor(origin, { timeout }));
const json =
  (value: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

describe('a server is not judged that', () => {
  test.each<[string, RequestListener, RegExp]>([
    [
      'leads on',
      (_, response) => void response.writeHead(302, { Location: 'https://login.test/' }).end(),
      /redirects to https:\/\/login\.test\//,
    ],
    [
      'answers HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
      /returns HTML \(status 200\), so it is a website/,
    ],
    ['answers text', (_, response) => void response.end('hello'), /returns a body that is not JSON/],
    [
      'closes the connection',
      (request) => void request.socket.destroy(),
      /closes the connection before the response is complete/,
    ],
    [
      'closes the connection in the middle',
      (request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
        response.write('{"success":true', () => request.socket.destroy());
      },
      /closes the connection before the response is complete/,
    ],
    ['speaks another contract', json({ items: [], total: 0 }), /answers JSON, but nothing in the envelope/],
    [
      'refuses the client secret',
      json({ success: false, data: null, error: { code: '91', message: 'x' } }, 401),
      /refuses the client secret \(code 91\)\. Give it with VERIFY_CLIENT_SECRET/,
    ],
  ])('%s', async (_, answer, line) => {
    const said = await lineFor(await serve(answer));
    expect(said).toMatch(line);
    expect(said).not.toContain('\n');
  });

  test('never answers', async () => {
    expect(await lineFor(await serve(() => {}), 300)).toMatch(
      /does not respond within 0\.3 s\. Check that the server is running/,
    );
  });

  test('does not listen', async () => {
    expect(await lineFor('http://127.0.0.1:9')).toMatch(/nothing listens at|does not respond/);
  });

  test('has a certificate that nobody vouches for', async () => {
    const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await lineFor('https://api.test')).toMatch(/self-signed, so it is not trusted\. Set NODE_EXTRA_CA_CERTS/);
  });
});

test('a server that is broken where it is asked first is judged all the same', async () => {
  expect(await lineFor(await serve(json({ success: true, data: { nonsense: 1 }, error: null })))).toBeNull();
});

/** A server that limits the rate, from the request with a number on. */
const limited = (every: number, from: number): Fault => ({
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

test('a rate limit is waited out', { timeout: patience }, async () => {
  server.breakBy(limited(40, 0));
  const result = await runAll(settingsFor(server.origin, { only: ['boards'], tries: 0 }));
  const report = reportOf(result, false);
  expect({ findings: report.findings, halted: report.halted, exitCode: report.exitCode }).toEqual({
    findings: [],
    halted: null,
    exitCode: 0,
  });
  expect([...result.run.ledger.reached].some((key) => key.endsWith(' tooManyRequests'))).toBe(true);
});

test('a rate limit that does not end ends the run, and nothing is said of what was not tried', {
  timeout: patience,
}, async () => {
  server.breakBy(limited(1, 100));
  const report = reportOf(await runAll(settingsFor(server.origin, { patience: 600 })), false);
  expect(report.findings).toEqual([]);
  expect(report.halted).toMatch(/limits the rate of requests.*--rate.*--patience/);
  expect({ verdict: report.verdict, exitCode: report.exitCode }).toEqual({ verdict: 'unknown', exitCode: 2 });
  const receipt = report.operations.find(({ id }) => id === 'getReceipt')?.outcomes[0];
  expect(receipt).toMatchObject({ state: 'not reached', reason: expect.stringContaining('the run ended before') });
});

test('a server that goes away in the middle is no broken one', { timeout: patience }, async () => {
  const dying = await faultyServer();
  let seen = 0;
  const watch = () => {
    seen += 1;
    if (seen === 60) void dying.close();
  };
  const report = reportOf(await runAll(settingsFor(dying.origin, { watch, timeout: 1000 })), false);
  expect(report.halted).toMatch(/stopped answering/);
  expect(report.exitCode).not.toBe(0);
});

test('without a login the rest is judged, and what was not is said', { timeout: patience }, async () => {
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

test('a means of the tester that fails is no fault of the server', { timeout: patience }, async () => {
  server.breakBy(null);
  const fails = () => Promise.reject(new Error('no such command'));
  const settings = settingsFor(server.origin, { only: ['payment'], tries: 0 });
  const report = reportOf(await runAll({ ...settings, card: fails }), false);
  expect(report.findings).toEqual([]);
  const approved = report.operations.find(({ id }) => id === 'pgApprovalCallback')?.outcomes[0];
  expect(approved).toMatchObject({ name: 'approved', reason: 'nothing pays on the page: no such command' });
  const unmoved = reportOf(await runAll({ ...settings, clock: fails }), false);
  expect(unmoved).toMatchObject({ exitCode: 2, findings: [], halted: "the run can't go on: no such command" });
});

describe('a broken server is found, of each kind of fault one:', () => {
  const some = Object.values(catalogue).flatMap(([first]) => (first ? [first] : []));
  test.each(some)('$name', { timeout: patience }, async (fault) => {
    server.breakBy(fault);
    const { run } = await runAll(settingsFor(server.origin, { findings: 1, tries: 3 }));
    expect(run.ledger.findings).toHaveLength(1);
  });
});

/** Runs the command to its end, with its reports in a folder of the test. */
async function command(...args: string[]) {
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
  test('ends with 2 where nobody listens, in one line, and its reports say so', { timeout: patience }, async () => {
    const { code, stderr, read } = await command('http://127.0.0.1:9');
    expect(code).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(await read('report.json'))).toMatchObject({ verdict: 'unknown', exitCode: 2, requests: 0 });
    expect(await read('junit.xml')).toContain('<error message=');
    expect(await read('report.html')).toContain('This server could not be judged');
  });

  test('ends with 1 where the contract is broken', { timeout: patience }, async () => {
    server.breakBy(catalogue.lists?.[0] ?? null);
    const { code, stdout, read } = await command(server.origin, '--mock', '--only', 'boards', '--findings', '1');
    server.breakBy(null);
    expect(code).toBe(1);
    expect(stdout).toMatch(/breaks the contract: 1 findings/);
    expect(JSON.parse(await read('report.json')).findings[0].curl).toContain('curl -sS -i -X GET');
  });

  test('ends with 0 where it is kept', { timeout: patience }, async () => {
    server.breakBy(null);
    const { code, stdout } = await command(server.origin, '--mock', '--only', 'boards', '--tries', '0');
    expect(stdout).toContain('keeps the contract, as far as it was asked.');
    expect(code).toBe(0);
  });

  test('says how it is used', { timeout: patience }, async () => {
    const { code, stderr } = await command();
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
])('what makes no sense is refused: %j', (args, line) => {
  expect(() => readOptions(args, parseEnvironment({}))).toThrow(new Misuse(line));
});

test('members and the client secret may come from the environment', () => {
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
