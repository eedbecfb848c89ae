/**
 * Finds a browser for the tests, or installs one, and records its path in .cache/browser.json. The order is: the browser
 * in CHROME_PATH, an installed browser, Playwright's download, and Debian's packages if the user may install them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import util from 'node:util';
import { debian, fail, findOnPath, installPackages, runStep, runToEnd } from './install.mjs';

/** The headless shell is first, because it runs page tests two to three times as fast as the complete browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Returns whether a browser starts. A downloaded browser may lack shared libraries of the system. */
const canRun = (path) => runToEnd(path, ['--version'], { timeout: 20_000 }).status === 0;
const findInstalled = () => [...names.map(findOnPath), ...macApps].find((path) => path && canRun(path));

/**
 * Returns CHROME_PATH from the shell, or from a .env file. tools/environment cannot be imported before the packages are
 * installed. Node can parse .env files since version 20.12; an older version reads only the shell.
 */
function configuredBrowser() {
  const files = ['.env.test.local', '.env.test', '.env.local', '.env'].filter((path) => existsSync(path));
  const values = files.map((path) => util.parseEnv?.(readFileSync(path, 'utf8')).CHROME_PATH);
  return [process.env.CHROME_PATH, ...values].find(Boolean);
}

const runPlaywright = (args, options) =>
  runToEnd(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], options);

/** Finds the browser that Playwright has downloaded for its version. */
function findDownloaded() {
  const plan = runPlaywright(['install', '--dry-run', 'chromium-headless-shell']).stdout;
  const folder = plan?.match(/Install location:\s*(\S.*)/)?.[1];
  if (!folder || !existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const file = files.find(({ name }) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(name));
  const path = file && join(file.parentPath, file.name);
  return path && canRun(path) ? path : undefined;
}

function downloadBrowser() {
  return runStep("downloading Playwright's browser", () => {
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    runPlaywright(['install', 'chromium-headless-shell'], { env, timeout: 300_000 });
    return findDownloaded();
  });
}

function findBrowser() {
  const configured = configuredBrowser();
  if (configured && !canRun(configured))
    fail(`CHROME_PATH is ${configured}, which does not start. Correct or unset it.`);
  const found = configured ?? findInstalled() ?? findDownloaded() ?? downloadBrowser();
  if (found) return found;
  const problem = installPackages([...debian.browser, ...debian.font]);
  const remedy = 'Install chromium-headless-shell, chromium or Google Chrome, or set CHROME_PATH to one';
  return findInstalled() ?? fail(`no browser for the tests (${problem}). ${remedy}, then run the command again.`);
}

/** Returns whether no Korean font is installed. Without fc-list this is unknown, so it returns false. */
const lacksFont = () => findOnPath('fc-list') && runToEnd('fc-list', [':lang=ko']).stdout.trim() === '';

/** Makes sure that a browser and a Korean font are installed, and records the path of the browser. */
export function setUpBrowser() {
  const record = '.cache/browser.json';
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).executablePath : undefined;
  const mayKeep = known && existsSync(known) && (configuredBrowser() ?? known) === known;
  const executablePath = mayKeep ? known : findBrowser();
  if (lacksFont()) installPackages(debian.font);
  if (lacksFont()) fail('no Korean font. Install fonts-noto-cjk or another, then run the command again.');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(record, `${JSON.stringify({ executablePath })}\n`);
}
