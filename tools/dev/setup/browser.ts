import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browser that tools/dev/setup/setup.mjs found. Without its record, Playwright looks for its own. */
function recordedBrowserPath(): string | undefined {
  try {
    return JSON.parse(readFileSync(join(import.meta.dirname, '../../../.cache/browser.json'), 'utf8')).executablePath;
  } catch {
    return undefined;
  }
}

/** How every test starts the browser: without a sandbox, which containers lack, and without calls to its maker. */
export const launchOptions = {
  executablePath: recordedBrowserPath(),
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
