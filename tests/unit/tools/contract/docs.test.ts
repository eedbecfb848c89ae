// @module-tag slow

import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from '#tests/rules/support.ts';
import { launchOptions } from '#tools/dev/setup/browser.ts';

test('the reference is one page without network requests, with codes, assumptions and Korean data', async () => {
  const { code, stdout } = await runTool('node', '--import', 'tsx', 'tools/dev/contract/docs.ts');
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'docs: the contract is in .cache/docs/index.html.\n' });

  const browser = await chromium.launch(launchOptions);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const url = pathToFileURL('.cache/docs/index.html').href;
  await page.goto(url);
  const waitForText = (text: string) => page.getByText(text).first().waitFor({ timeout: 20_000 });
  await waitForText('The access token has expired; refresh it');
  await waitForText('Five failures, the five minutes, and code 41 for a wrong ID or password.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(`${url}#/session/login`);
  await page.reload();
  await waitForText('김가람');
  await waitForText('assumption:');
  expect(requestedUrls.filter((requested) => !/^(file|data|blob):/.test(requested))).toEqual([]);
  expect(requestedUrls.length).toBeGreaterThan(0);
});
