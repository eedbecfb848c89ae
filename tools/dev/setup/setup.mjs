/**
 * Prepares the working copy and then runs a command in it: `node tools/dev/setup/setup.mjs start node tools/dev/start/start.ts`.
 * `start` installs the packages. `test` also finds or installs a browser, a Korean font and nginx, and `engines` Firefox and
 * WebKit too. If nothing is missing, it prints nothing.
 *
 * This file is JavaScript without packages, because it runs on Node 20 before the packages are installed. The packages
 * include the Node version that the site is built with, and the command runs on that version.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUpBrowser } from './setup-browser.mjs';
import { setUpEngines } from './setup-engines.mjs';
import { setUpNginx } from './setup-nginx.mjs';
import { fail, runStep } from './setup-steps.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const oldestNode = 20;

/** Reads the packages of a lock file, by their path. */
const readLockedPackages = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Returns whether node_modules has the packages of package-lock.json, according to npm's record of the installation.
 * Packages for other operating systems are only in the lock file.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  if (!existsSync(join(root, 'node_modules/.bin/node'))) return false;
  const required = readLockedPackages('package-lock.json');
  const present = readLockedPackages('node_modules/.package-lock.json');
  const same = Object.entries(required).every(
    ([path, { version, optional }]) => path === '' || (path in present ? present[path].version === version : optional),
  );
  return same && Object.keys(present).every((path) => path in required);
}

/** Returns the line of npm's error output with the cause. The other lines have codes, paths and the log file. */
function npmErrorLine(output) {
  const lines = output.split('\n').flatMap((line) => line.match(/^npm (?:error|ERR!)\s+(.*\S)/)?.[1] ?? []);
  const causes = lines.filter((line) => !/^(code|errno|syscall|path|dest)\b|complete log of this run/.test(line));
  return causes[0] ?? lines[0] ?? output.trim().split('\n').at(-1) ?? 'npm printed no reason';
}

function installPackages() {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  runStep('installing the packages of package-lock.json (npm ci)', () => {
    const result = spawnSync(command, [...first, 'ci', '--loglevel=error'], { cwd: root, encoding: 'utf8' });
    if (result.status === 0) return;
    const cause = result.error?.message ?? npmErrorLine(result.stderr);
    fail(
      `npm ci failed: ${cause.replace(/\.$/, '')}. Check the network and package-lock.json, then run the command again.`,
    );
  });
}

/**
 * Runs the command with the Node version of the packages, and ends with its exit code. An `&&` in package.json would not
 * work: a shell remembers the path of `node` from before the installation. The shell of npm does not pass on the signal
 * that ends npm, so this function checks whether the parent process still exists.
 */
function runCommand([tool, ...args]) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const options = { stdio: 'inherit', env: { ...process.env, PATH }, shell: process.platform === 'win32' };
  const child = spawn(tool, args, options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  child.on('error', (error) => fail(`${tool} cannot be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

const [purpose, ...command] = process.argv.slice(2);
const major = Number(process.versions.node.split('.')[0]);
if (major < oldestNode) fail(`Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer.`);
if (!['start', 'test', 'engines'].includes(purpose))
  fail('the first argument must be start, test or engines: node tools/dev/setup/setup.mjs start');
if (!isInstalled()) installPackages();
if (purpose !== 'start') setUpBrowser(root);
if (purpose !== 'start') setUpNginx();
if (purpose === 'engines') setUpEngines();
if (command.length > 0) runCommand(command);
