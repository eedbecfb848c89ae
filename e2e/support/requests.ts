import type { Page } from '@playwright/test';

/** Holds requests back until the returned function is called. @param url a glob pattern of their URL */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // The page may have cancelled the request in the meantime.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
