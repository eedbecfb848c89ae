/**
 * Prepares the working copy and then runs a command in it: `node tools/dev/setup/setup.mjs start node tools/dev/start/start.ts`.
 * `start` installs the packages. `test` also finds or installs a browser, a Korean font and nginx, and `engines` Firefox and
 * WebKit too. If nothing is missing, it prints nothing.
 *
 * This file is JavaScript without packages, because it runs on Node 20 before the packages are installed. The packages
 * include the Node version that the site is built with, and the command runs on that version.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, installOptional, runStep, runToEnd } from './install.mjs';
import { setUpBrowser } from './setup-browser.mjs';

/** The file of Node that `npm ci` installs. */
const node = resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Reads the packages of a lock file, by their path. */
const readPackages = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/**
 * Returns whether node_modules has the packages of package-lock.json, according to npm's record of the installation.
 * Packages for other operating systems are only in the lock file.
 */
function isInstalled() {
  const present = readPackages('node_modules/.package-lock.json');
  const { '': _, ...required } = readPackages('package-lock.json');
  const same = Object.entries(required).every(([path, { version, optional }]) =>
    path in present ? present[path].version === version : optional,
  );
  return same && Object.keys(present).every((path) => path in required) && existsSync(node);
}

function runNpmCi() {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  runStep('installing the packages of package-lock.json (npm ci)', () => {
    const { status } = runToEnd(command, [...first, 'ci', '--loglevel=error'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) fail('npm ci failed. Check the network and package-lock.json, then run the command again.');
  });
}

/**
 * Runs Node in the version of the packages, and ends with its exit code. Words such as `NAME=value` before `node` set
 * variables. An `&&` in package.json would not work: a shell remembers the path of `node` from before the installation. The
 * shell of npm does not pass on the signal that ends npm, so this function checks whether the parent process still exists.
 */
function runNode(words) {
  const start = words.indexOf('node');
  const variables = Object.fromEntries(words.slice(0, start).map((word) => word.split('=')));
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, words.slice(start + 1), { stdio: 'inherit', env: { ...process.env, ...variables, PATH } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  child.on('error', (error) => fail(`${node} cannot be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
const [purpose, ...command] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old. Install Node 20 or newer.`);
if (!isInstalled()) runNpmCi();
const asksForHelp = command.includes('--help') || command.includes('-h');
if (purpose !== 'start' && !asksForHelp) {
  setUpBrowser();
  installOptional('nginx', ['nginx'], ['nginx', 'libnginx-mod-http-brotli-static', 'openssl']);
}
if (purpose === 'engines' && !asksForHelp) {
  installOptional('Firefox', ['firefox-esr', 'firefox'], ['firefox-esr']);
  installOptional('WebKit', ['WebKitWebDriver'], ['webkit2gtk-driver']);
  installOptional('a display for WebKit', ['Xvfb'], ['xvfb']);
}
if (command.length > 0) runNode(command);
