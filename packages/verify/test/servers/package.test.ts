// @module-tag slow
/** Packs the verifier, installs the package in an empty folder and runs its command against the mock. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useFaultyServer } from '#test/faults/faulty-server.ts';

/** The name of an operation and a path that the contract of the mock does not have. */
const unknownOperation = { id: 'getSomethingElse', path: '/v1/front/getSomethingElse' };
const runTimeoutMs = 120_000;
const server = useFaultyServer();
let folder: string;

/** Runs a program in a folder until it ends. A failure does not throw; the result has the exit code. */
function runProgram(cwd: string, program: string, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((done) => {
    execFile(program, args, { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

/** Runs the installed command. The Node of the repository comes first on the path. */
const verify = (...args: string[]) =>
  runProgram(folder, process.execPath, join('node_modules', 'society-verify', 'dist', 'verify.js'), ...args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-package-'));
  const packed = await runProgram('.', 'npm', 'pack', '--workspace', 'packages/verify', '--pack-destination', folder);
  expect(packed.stderr).not.toContain('npm error');
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await writeFile(join(folder, 'package.json'), '{}');
  const installed = await runProgram(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', `./${tarball}`);
  expect(installed).toMatchObject({ code: 0 });
}, runTimeoutMs);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('installs no other packages, and contains no TypeScript', async () => {
    const installed = (await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['society-verify']);
    const files = await readdir(join(folder, 'node_modules', 'society-verify'), { recursive: true });
    expect(files.toSorted()).toEqual([
      'CHANGELOG.md',
      'README.md',
      'dist',
      'dist/licenses.txt',
      'dist/main.js',
      'dist/openapi.json',
      'dist/verify.js',
      'dist/workflows.arazzo.yaml',
      'package.json',
    ]);
  });

  test('has the licences of the code that it contains', async () => {
    const licenses = await readFile(join(folder, 'node_modules/society-verify/dist/licenses.txt'), 'utf8');
    const names = [...licenses.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['hanbit-society-site', 'ajv', 'yaml']));
    expect(licenses).toContain('Permission is hereby granted, free of charge');
  });

  test('says in one line that Node is too old', async () => {
    const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.19.0'})";
    const command = join('node_modules', 'society-verify', 'dist', 'verify.js');
    expect(await runProgram(folder, process.execPath, '--import', older, command, server.origin())).toEqual({
      code: 2,
      stdout: '',
      stderr: 'society-verify needs Node 22 or newer, and this is Node 20.19.0.\n',
    });
  });

  test('checks a server and writes the reports', { timeout: runTimeoutMs }, async () => {
    const { code, stdout } = await verify(server.origin(), '--mock', '--only', 'board,member');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('keeps the contract') });
    const report = JSON.parse(await readFile(join(folder, '.cache/verify/report.json'), 'utf8'));
    expect(report).toMatchObject({ result: 'passed', findings: [] });
    expect(await readdir(join(folder, '.cache/verify'))).toEqual(['report.html', 'report.json']);
  });
});

describe('with --contract', () => {
  type Contract = { paths: Record<string, Record<string, { operationId: string }>> };

  /** Writes a contract that differs from that of the mock, and returns its path. */
  async function writeContract(change: (contract: Contract) => void): Promise<string> {
    const contract: Contract = JSON.parse(await readFile('mocks/generated/contract.json', 'utf8'));
    change(contract);
    const file = join(folder, 'contract.json');
    await writeFile(file, JSON.stringify(contract));
    return file;
  }

  test('names each operation that is missing or unknown, and checks the others', {
    timeout: runTimeoutMs,
  }, async () => {
    const file = await writeContract(({ paths }) => {
      const [path = '', item] =
        Object.entries(paths).find(([, { get }]) => get?.operationId === 'getPastConferences') ?? [];
      delete paths[path];
      if (!item?.get) throw new Error('the contract has no operation getPastConferences');
      paths[unknownOperation.path] = { get: { ...item.get, operationId: unknownOperation.id } };
      paths['/v1/items/{id}'] = { get: { ...item.get, operationId: 'getItem' } };
    });
    const { code, stdout } = await verify(server.origin(), '--mock', '--contract', file, '--only', 'board');
    expect(stdout).toContain('The contract has no operation getPastConferences, so its checks were left out.');
    expect(stdout).toContain(`The verifier has no workflow for the operation ${unknownOperation.id}.`);
    expect(stdout).toContain('The operation getItem was not checked, because its path has parameters.');
    expect(stdout).toMatch(/getInfoDetail +\d+ of \d+ outcomes passed/);
    expect(code).toBe(0);
  });

  test.each([
    ['none.yaml', null, /cannot read the contract none\.yaml/],
    ['text.yaml', 'a: [1\n b: }', /is neither JSON nor YAML/],
    ['old.json', '{"swagger": "2.0"}', /is not an OpenAPI 3\.1 document/],
    ['split.yaml', 'openapi: 3.1.0\npaths:\n  /a: { $ref: a.yaml }', /refers to the file a\.yaml\. Bundle it/],
    ['unnamed.yaml', 'openapi: 3.1.0\npaths:\n  /a: { get: { responses: {} } }', /needs an operationId .* GET \/a/],
    [
      'other.yaml',
      'openapi: 3.1.0\npaths:\n  /a: { get: { operationId: a, responses: {} } }',
      /none of the operations that the verifier checks/,
    ],
  ])('ends with one line for %s', async (name, text, line) => {
    if (text !== null) await writeFile(join(folder, name), text);
    const { code, stderr, stdout } = await verify(server.origin(), '--contract', name);
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: 2, stdout: '', lines: 1 });
    expect(stderr).toMatch(line);
  });
});
