import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForPaint } from './wait.ts';

/**
 * Runs axe on the page, including its best practices and target size.
 * @param part selector of the element to check; the whole page if omitted
 * @returns a line for each violated rule, with the elements that violate it
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  await waitForPaint(page);
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  // The legacy mode is twice as fast, because it opens no second page. It skips frames of other origins.
  builder.setLegacyMode(page.frames().length === 1);
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expects that axe finds no violation on the page. @param state name of the state, for the failure message */
export async function expectAxeClean(page: Page, state: string): Promise<void> {
  expect(await axeViolations(page), state).toEqual([]);
}
