import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { firstLineOfError } from './error-line.ts';

/** Starts the browser: that of CHROME_PATH, or else that of the tests or of Playwright. @throws Error with one line */
export const launchBrowser = (): Promise<Browser> =>
  chromium
    .launch({ ...launchOptions, executablePath: process.env.CHROME_PATH || launchOptions.executablePath })
    .catch((error) => {
      throw new Error(
        `Chromium cannot be started: ${firstLineOfError(error)} Set CHROME_PATH, or run "npx playwright install chromium".`,
      );
    });
