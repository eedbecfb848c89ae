import type { Page } from '@playwright/test';

/** Holds requests back until the returned function is called. @param url a pattern of their URL */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue().catch((error: unknown) => {
      // The test may have closed the page in the meantime.
      if (!String(error).includes('Target page, context or browser has been closed')) throw error;
    });
  });
  return resolve;
}
