import { type Page, test } from '@playwright/test';

/**
 * Moves page and server to a moment. The page's clock stands still there, in the browser's own zone, while its timers
 * go on; the server's runs on.
 * Called before the first screen is opened, for the site takes the clock that it finds. A login ends after 14 days.
 * @param moment ISO 8601 with its zone
 * @param seconds added to it
 */
export async function moveTo(page: Page, moment: string, seconds = 0): Promise<void> {
  const at = new Date(Date.parse(moment) + seconds * 1000);
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'mock-time', value: at.toISOString(), url }]);
  await page.clock.setFixedTime(at);
}
