import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import axe from 'axe-core';

const require = createRequire(import.meta.url);

/** Returns the version of an installed package. */
async function packageVersion(name: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(require.resolve(`${name}/package.json`), 'utf8'));
  return version;
}

/** Returns name and version of the programs that the audit uses. */
export const toolVersions = async (browser: Browser): Promise<{ name: string; version: string }[]> => [
  { name: 'axe-core', version: axe.version },
  { name: 'IBM Equal Access', version: await packageVersion('accessibility-checker-engine') },
  { name: 'html-validate', version: await packageVersion('html-validate') },
  { name: 'Playwright', version: await packageVersion('@playwright/test') },
  { name: 'Chromium', version: browser.version() },
];
