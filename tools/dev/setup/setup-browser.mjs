/**
 * Finds a browser for the tests, or installs one, and leaves its place in .cache/browser.json. In this order: the one
 * that CHROME_PATH names, one that is installed, Playwright's own download, Debian's packages where we may install them.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import util from 'node:util';
import { fail, step } from './setup-steps.mjs';

/** The headless shell comes first: it runs page tests two to three times as fast as the whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const debianPackages = ['chromium-headless-shell', 'fonts-noto-cjk'];
const downloadTimeout = 5 * 60_000;

const run = (command, args, options) => spawnSync(command, args, { encoding: 'utf8', ...options });

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A downloaded browser may lack shared libraries of the system; only a run shows it. */
const works = (path) => isExecutable(path) && run(path, ['--version'], { timeout: 20_000 }).status === 0;

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * CHROME_PATH of the shell, or else of a .env file. tools/environment cannot be imported before the packages are
 * installed. Node reads .env files from 20.12 on; an older one takes the variable from the shell alone.
 */
function namedBrowser(root) {
  const files = ['.env.test.local', '.env.test', '.env.local', '.env']
    .map((name) => join(root, name))
    .filter((path) => existsSync(path));
  const values = files.map((path) => util.parseEnv?.(readFileSync(path, 'utf8')).CHROME_PATH);
  return [process.env.CHROME_PATH, ...values].find(Boolean);
}

function installed(root) {
  const named = namedBrowser(root);
  if (named) return works(named) ? named : fail(`CHROME_PATH is ${named}, which does not run. Correct or unset it.`);
  return [...names.map(onPath), ...macApps].find((path) => path && works(path));
}

/** Where Playwright keeps the browser of its version, once it has downloaded it. */
function downloaded(playwright) {
  const plan = run(playwright, ['install', '--dry-run', 'chromium-headless-shell']).stdout ?? '';
  const folder = plan.match(/Install location:\s*(\S.*)/)?.[1];
  if (!folder || !existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const file = files.find(({ name }) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(name));
  const path = file && join(file.parentPath, file.name);
  return path && works(path) ? path : undefined;
}

function download(playwright) {
  return step("downloading Playwright's browser", () => {
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    run(playwright, ['install', 'chromium-headless-shell'], { env, timeout: downloadTimeout });
    return downloaded(playwright);
  });
}

const mayUseApt = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** @returns what went wrong, or nothing */
function aptInstall(packages) {
  return step(`installing ${packages.join(' and ')} with apt-get`, () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const result = run('apt-get', args, { env });
      if (result.status !== 0) return result.stderr.trim().split('\n').at(-1) || 'apt-get failed';
    }
    return undefined;
  });
}

/** Without fc-list there is no telling; then the tests of the page's texts will. */
function lacksKoreanFont() {
  return onPath('fc-list') !== undefined && run('fc-list', [':lang=ko']).stdout.trim() === '';
}

function findBrowser(root) {
  const playwright = join(root, 'node_modules/.bin/playwright');
  const found = installed(root) ?? downloaded(playwright) ?? download(playwright);
  if (found) return found;
  const why = mayUseApt() ? aptInstall(debianPackages) : undefined;
  return (
    installed(root) ??
    fail(
      `no browser for the tests${why ? ` (${why})` : ''}. Install chromium-headless-shell, chromium or Google Chrome, ` +
        'or set CHROME_PATH to one, then run the command again.',
    )
  );
}

/** @param root the folder of the working copy */
export function setUpBrowser(root) {
  const record = join(root, '.cache/browser.json');
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).executablePath : undefined;
  const mayKeep = known && isExecutable(known) && (namedBrowser(root) ?? known) === known;
  const executablePath = mayKeep ? known : findBrowser(root);
  if (lacksKoreanFont()) {
    if (mayUseApt()) aptInstall(['fonts-noto-cjk']);
    if (lacksKoreanFont()) fail('no Korean font. Install fonts-noto-cjk or another, then run the command again.');
  }
  if (executablePath === known) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ executablePath })}\n`);
}
