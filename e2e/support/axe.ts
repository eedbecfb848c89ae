import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForPaint } from './wait.ts';

/**
 * Expects that axe finds no violation on the page, including its best practices and target size.
 * @param state name of the state, for the failure message
 */
export async function expectAxeClean(page: Page, state: string): Promise<void> {
  await waitForPaint(page);
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  // The legacy mode is twice as fast, because it opens no second page. It skips frames of other origins.
  builder.setLegacyMode(page.frames().length === 1);
  const { violations } = await builder.analyze();
  const lines = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(lines, state).toEqual([]);
}
