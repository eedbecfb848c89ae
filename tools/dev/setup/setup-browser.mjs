/**
 * Finds a browser for the tests, or installs one, and records its path in .cache/browser.json. The order is: the browser
 * in CHROME_PATH, an installed browser, Playwright's download, and Debian's packages if the user may install them.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import util from 'node:util';
import { fail, runStep } from './setup-steps.mjs';

/** The headless shell is first, because it runs page tests two to three times as fast as the complete browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const debianPackages = ['chromium-headless-shell', 'fonts-noto-cjk'];
const downloadTimeoutMs = 5 * 60_000;

const runToEnd = (command, args, options) => spawnSync(command, args, { encoding: 'utf8', ...options });

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a browser starts. A downloaded browser may lack shared libraries of the system. */
const canRun = (path) => isExecutable(path) && runToEnd(path, ['--version'], { timeout: 20_000 }).status === 0;

/** Finds an executable of this name in the folders of PATH. */
export function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * Returns CHROME_PATH from the shell, or from a .env file. tools/environment cannot be imported before the packages are
 * installed. Node can parse .env files since version 20.12; an older version reads only the shell.
 */
function configuredBrowser(root) {
  const files = ['.env.test.local', '.env.test', '.env.local', '.env']
    .map((name) => join(root, name))
    .filter((path) => existsSync(path));
  const values = files.map((path) => util.parseEnv?.(readFileSync(path, 'utf8')).CHROME_PATH);
  return [process.env.CHROME_PATH, ...values].find(Boolean);
}

/** Finds the configured browser, or an installed one. */
function findInstalledBrowser(root) {
  const configured = configuredBrowser(root);
  if (configured)
    return canRun(configured)
      ? configured
      : fail(`CHROME_PATH is ${configured}, which cannot be started. Correct or unset it.`);
  return [...names.map(findOnPath), ...macApps].find((path) => path && canRun(path));
}

/** Finds the browser that Playwright has downloaded for its version. */
function findDownloadedBrowser(playwright) {
  const plan = runToEnd(playwright, ['install', '--dry-run', 'chromium-headless-shell']).stdout ?? '';
  const folder = plan.match(/Install location:\s*(\S.*)/)?.[1];
  if (!folder || !existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const file = files.find(({ name }) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(name));
  const path = file && join(file.parentPath, file.name);
  return path && canRun(path) ? path : undefined;
}

function downloadBrowser(playwright) {
  return runStep("downloading Playwright's browser", () => {
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    runToEnd(playwright, ['install', 'chromium-headless-shell'], { env, timeout: downloadTimeoutMs });
    return findDownloadedBrowser(playwright);
  });
}

export const mayUseApt = () => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

/** @returns the error message of apt-get, or undefined after a success */
export function aptInstall(packages) {
  return runStep(`installing ${packages.join(' and ')} with apt-get`, () => {
    // The last two keep a package such as nginx from starting its service.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1', RUNLEVEL: '1' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const result = runToEnd('apt-get', args, { env });
      if (result.status !== 0) return result.stderr.trim().split('\n').at(-1) || 'apt-get failed';
    }
    return undefined;
  });
}

/** Returns whether no Korean font is installed. Without fc-list this is unknown, so it returns false. */
function lacksKoreanFont() {
  return findOnPath('fc-list') !== undefined && runToEnd('fc-list', [':lang=ko']).stdout.trim() === '';
}

function findBrowser(root) {
  const playwright = join(root, 'node_modules/.bin/playwright');
  const found = findInstalledBrowser(root) ?? findDownloadedBrowser(playwright) ?? downloadBrowser(playwright);
  if (found) return found;
  const problem = mayUseApt() ? aptInstall(debianPackages) : undefined;
  return (
    findInstalledBrowser(root) ??
    fail(
      `no browser for the tests${problem ? ` (${problem})` : ''}. Install chromium-headless-shell, chromium or Google Chrome, ` +
        'or set CHROME_PATH to one, then run the command again.',
    )
  );
}

/**
 * Makes sure that a browser and a Korean font are installed, and records the path of the browser.
 * @param root the folder of the working copy
 */
export function setUpBrowser(root) {
  const record = join(root, '.cache/browser.json');
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).executablePath : undefined;
  const mayKeep = known && isExecutable(known) && (configuredBrowser(root) ?? known) === known;
  const executablePath = mayKeep ? known : findBrowser(root);
  if (lacksKoreanFont()) {
    if (mayUseApt()) aptInstall(['fonts-noto-cjk']);
    if (lacksKoreanFont()) fail('no Korean font. Install fonts-noto-cjk or another, then run the command again.');
  }
  if (executablePath === known) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ executablePath })}\n`);
}
