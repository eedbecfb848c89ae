/**
 * Prepares the working copy and then runs a command in it: `node tools/dev/setup/setup.mjs site node tools/dev/start/start.ts`.
 * The first word lists what the command needs, with commas: folders of `purposes`, whose packages are installed, and
 * `browser`, which finds or installs a browser, a Korean font and nginx. `engines` also installs Firefox and WebKit.
 * If nothing is missing, it prints nothing. Two words stand alone: `system` installs only what `browser` needs of Debian,
 * for a development container, and `list` prints the size of each purpose.
 *
 * This file is JavaScript without packages, because it runs on Node 20 before the packages are installed. If this Node is
 * not the one that the site needs, it is installed as a package, and the command runs on it.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { debian, fail, installOptional, installPackages } from './install.mjs';
import { installPurposes, listPurposes } from './packages.mjs';
import { setUpBrowser } from './setup-browser.mjs';

/** The file of the package `node`. */
const packagedNode = resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Returns whether the running Node has the major version of `engines` in package.json, and at least its minor version. */
function isNodeSuitable() {
  const numbersOf = (text) => (text.match(/\d+/g) ?? []).map(Number);
  const [major, minor] = numbersOf(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
  const [runningMajor, runningMinor] = numbersOf(process.versions.node);
  return runningMajor === major && runningMinor >= minor;
}

/**
 * Runs Node, in the version of the package if it is installed, and ends with its exit code. Words such as `NAME=value` before `node` set
 * variables. An `&&` in package.json would not work: a shell remembers the path of `node` from before the installation. The
 * shell of npm does not pass on the signal that ends npm, so this function checks whether the parent process still exists.
 */
function runNode(words) {
  const start = words.indexOf('node');
  const variables = Object.fromEntries(words.slice(0, start).map((word) => word.split('=')));
  const node = existsSync(packagedNode) ? packagedNode : process.execPath;
  const PATH = [resolve('node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, words.slice(start + 1), { stdio: 'inherit', env: { ...process.env, ...variables, PATH } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  child.on('error', (error) => fail(`${node} cannot be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
const [list = '', ...command] = process.argv.slice(2);
const needs = list.split(',');
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old. Install Node 20 or newer.`);
if (list === 'list') {
  listPurposes();
  process.exit();
}
if (list === 'system') {
  const problem = installPackages(Object.values(debian).flat());
  if (problem) fail(`${problem}.`);
  process.exit();
}
installPurposes([...(isNodeSuitable() ? [] : ['node']), ...needs.filter((name) => name !== 'browser')]);
if (!isNodeSuitable() && !existsSync(packagedNode))
  fail(`${packagedNode} is missing. Remove node_modules, then run the command again.`);
const asksForHelp = command.includes('--help') || command.includes('-h');
if (needs.includes('browser') && !asksForHelp) {
  setUpBrowser();
  installOptional('nginx', ['nginx'], debian.nginx);
}
if (needs.includes('engines') && !asksForHelp) {
  installOptional('Firefox', ['firefox-esr', 'firefox'], ['firefox-esr']);
  installOptional('WebKit', ['WebKitWebDriver'], ['webkit2gtk-driver']);
  installOptional('a display for WebKit', ['Xvfb'], ['xvfb']);
}
if (command.length > 0) runNode(command);
