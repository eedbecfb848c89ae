import { type Page, test } from '@playwright/test';

/**
 * Sets the time of page and mock server. The page's clock stops at this time, but its timers run; the server's clock
 * runs on. Call it before the first screen is opened. A login is valid for 14 days.
 * @param moment in ISO 8601 with a time zone
 * @param seconds added to the moment
 */
export async function moveClockTo(page: Page, moment: string, seconds = 0): Promise<void> {
  const time = new Date(Date.parse(moment) + seconds * 1000);
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'mock-time', value: time.toISOString(), url }]);
  await page.clock.setFixedTime(time);
}
