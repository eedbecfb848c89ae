// @module-tag slow

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { analyzeWithAxe } from '#audit/engines/axe.ts';
import { renderReport } from '#audit/report/page.ts';
import { reportScript } from '#audit/run/bundle.ts';
import { createOutcome, createReport } from '#test/unit/report-data.ts';
import { createScratchFolder } from '#tests/rules/support.ts';
import { launchOptions } from '#tools/dev/setup/browser.ts';

/** Opens a report from a file, without a network, at a width of 320 px. */
async function openReport(): Promise<{ page: Page; folder: string }> {
  const folder = await createScratchFolder();
  const path = join(folder, 'index.html');
  const report = createReport([createOutcome('2.4.7', 'failed')]);
  await writeFile(path, renderReport(report, { visits: 2, seconds: 60 }, new Date(0), await reportScript()));
  const browser = await chromium.launch(launchOptions);
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, offline: true });
  const page = await context.newPage();
  await page.goto(pathToFileURL(resolve(path)).href);
  return { page, folder };
}

/** Decides 1.4.5 on the first screen with the keyboard. */
async function decideWithKeyboard(page: Page): Promise<void> {
  const sheet = page.locator('details.sheet').first();
  await sheet.locator('summary').focus();
  await page.keyboard.press('Enter');
  const row = sheet.getByRole('group', { name: /^1\.4\.5/ });
  await row.getByRole('radio', { name: '적합', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await row.getByRole('textbox').fill('메모');
}

const conformanceOf = (page: Page, criterion: string) => page.locator(`tr[data-row="${criterion}"] [data-is="term"]`);

test('a decision counts in the summary, survives a reload, and is saved to a file that is read again', async () => {
  const { page, folder } = await openReport();
  const left = page.locator('.figures [data-left]');
  const before = Number(await left.textContent());
  await decideWithKeyboard(page);
  expect(Number(await left.textContent())).toBe(before - 1);
  expect(await conformanceOf(page, '1.4.5').textContent()).toBe('부분 지원');
  await page.reload();
  expect(await conformanceOf(page, '1.4.5').textContent()).toBe('부분 지원');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '파일로 저장' }).click(),
  ]);
  const file = join(folder, 'worksheet.json');
  await download.saveAs(file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    version: 2,
    values: { 'login 1.4.5': 'fail', 'login 1.4.5 memo': '메모' },
  });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(Number(await left.textContent())).toBe(before);
  await page.locator('#load').setInputFiles(file);
  await expect.poll(() => conformanceOf(page, '1.4.5').textContent()).toBe('부분 지원');
});

test('the filled-in worksheet has no axe violation and fits a width of 320 px', async () => {
  const { page } = await openReport();
  await decideWithKeyboard(page);
  expect((await analyzeWithAxe(page)).violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
