import { expect, type Page } from '@playwright/test';
import { analyzeWithAxe } from '#tools/audit/engines/axe.ts';
import { axeScript } from '#tools/audit/run/bundle.ts';
import { waitForPaint } from '#tools/audit/run/wait.ts';

/**
 * What axe finds on what is shown, with its best practices and the size of targets.
 * @param part a selector, where a part of the page alone is looked at
 * @returns a line for each rule, with the elements that break it
 */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  await waitForPaint(page);
  const { violations } = await analyzeWithAxe(page, await axeScript(), part);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** axe finds nothing on what is shown. @param state for the report */
export async function expectAxeClean(page: Page, state: string): Promise<void> {
  expect(await axeFindings(page), state).toEqual([]);
}
