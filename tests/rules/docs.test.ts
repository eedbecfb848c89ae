import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { createScratchFolder, runTool } from './support.ts';

test('the reference is one page that asks nobody for anything, with codes, decisions and Korean data', async () => {
  const folder = await createScratchFolder();
  const { code, stdout } = await runTool('node', '--import', 'tsx', 'tools/dev/contract/docs.ts', '--into', folder);
  expect(stdout).toMatch(/^docs: \S+index\.html \([\d.]+ MB, \d{2,} decisions\), file:\S+\n$/);
  expect(code).toBe(0);

  const browser = await chromium.launch(launchOptions);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const address = pathToFileURL(resolve(join(folder, 'index.html'))).href;
  await page.goto(address);
  const shows = (text: string) => page.getByText(text).first().waitFor({ timeout: 20_000 });
  await shows('The access token has expired; refresh it');
  await shows('Five failures, and code 41 for a wrong ID or password.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(`${address}#/session/login`);
  await page.reload();
  await shows('김가람');
  await shows('assumption:');
  expect(asked.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});
