/**
 * Makes the working copy ready and then runs a command in it: `node tools/dev/setup/setup.mjs start node tools/dev/start/start.ts`.
 * `start` installs the packages, `test` also finds a browser and a Korean font, or installs them. Silent when there is
 * nothing to do.
 *
 * Plain JavaScript without imports of packages: it runs on Node 20 before anything is installed. The packages bring
 * the Node that the site is built with, and the command runs on that one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUpBrowser } from './setup-browser.mjs';
import { fail, step } from './setup-steps.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const oldestNode = 20;

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Whether node_modules is what package-lock.json asks for, by npm's own record of what it installed. Packages for other
 * systems are in the lock file only.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  if (!existsSync(join(root, 'node_modules/.bin/node'))) return false;
  const wanted = read('package-lock.json');
  const present = read('node_modules/.package-lock.json');
  const same = Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || (path in present ? present[path].version === version : optional),
  );
  return same && Object.keys(present).every((path) => path in wanted);
}

/** The line of npm's error that says what happened; around it are codes, paths and the place of a log. */
function reason(output) {
  const lines = output.split('\n').flatMap((line) => line.match(/^npm (?:error|ERR!)\s+(.*\S)/)?.[1] ?? []);
  const telling = lines.filter((line) => !/^(code|errno|syscall|path|dest)\b|complete log of this run/.test(line));
  return telling[0] ?? lines[0] ?? output.trim().split('\n').at(-1) ?? 'no reason given';
}

function installPackages() {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  step('installing the packages of package-lock.json (npm ci)', () => {
    const result = spawnSync(command, [...first, 'ci', '--loglevel=error'], { cwd: root, encoding: 'utf8' });
    if (result.status === 0) return;
    const why = result.error?.message ?? reason(result.stderr);
    fail(
      `npm ci failed: ${why.replace(/\.$/, '')}. Check the network and package-lock.json, then run the command again.`,
    );
  });
}

/**
 * Runs the command with the Node of the packages, and ends as it ends. It is run from here, not after `&&` in
 * package.json: a shell remembers where `node` was before the packages brought theirs. The shell of npm also keeps the
 * signal that ends npm to itself, so the end of the parent is watched for.
 */
function runCommand([tool, ...args]) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const options = { stdio: 'inherit', env: { ...process.env, PATH }, shell: process.platform === 'win32' };
  const child = spawn(tool, args, options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  child.on('error', (error) => fail(`${tool} does not start: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

const [purpose, ...command] = process.argv.slice(2);
const major = Number(process.versions.node.split('.')[0]);
if (major < oldestNode) fail(`Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer.`);
if (!['start', 'test'].includes(purpose)) fail('say what for: node tools/dev/setup/setup.mjs start, or test.');
if (!isInstalled()) installPackages();
if (purpose === 'test') setUpBrowser(root);
if (command.length > 0) runCommand(command);
