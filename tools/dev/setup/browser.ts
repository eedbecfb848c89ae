import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the path of the browser from the record of tools/dev/setup/setup-browser.mjs.
 * @returns undefined without a record; Playwright then uses its own browser
 */
function recordedBrowserPath(): string | undefined {
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
  executablePath: recordedBrowserPath(),
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
