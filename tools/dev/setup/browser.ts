import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Returns the path of the browser: CHROME_PATH, or that in the record of tools/dev/setup/setup-browser.mjs. The audit
 * contains this file, so it does not read all variables with tools/environment.
 * @returns undefined without both; Playwright then uses its own browser
 */
function browserPath(): string | undefined {
  const files = ['.env.test.local', '.env.test', '.env.local', '.env'].filter((path) => existsSync(path));
  const texts = [process.env, ...files.map((path) => parseEnv(readFileSync(path, 'utf8')))];
  const configured = texts.map(({ CHROME_PATH }) => CHROME_PATH).find(Boolean);
  if (configured) return configured;
  try {
    return JSON.parse(readFileSync(join(import.meta.dirname, '../../../.cache/browser.json'), 'utf8')).executablePath;
  } catch {
    return undefined;
  }
}

/**
 * The launch options of every test: no sandbox, which containers lack, and no requests to the browser's vendor. Painting
 * only a part of a tile again gives round corners slightly other pixels, so that two pictures of one page differ.
 */
export const launchOptions = {
  executablePath: browserPath(),
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-partial-raster',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
