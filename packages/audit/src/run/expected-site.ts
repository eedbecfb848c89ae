import type { Browser } from '@playwright/test';
import { openContext, type SiteAccess } from './site-access.ts';

/** What every page of the site has, by which the audit finds its way. */
const landmarks = [
  { role: 'main', text: 'main content' },
  { role: 'navigation', name: '주 메뉴', text: 'navigation named "주 메뉴"' },
  { role: 'contentinfo', text: 'footer' },
] as const;

/**
 * Opens the home page, and tests whether it is that of the site which the screens describe. All states of another site would
 * fail one by one.
 * @throws Error with one line, which names the landmark that is missing
 */
export async function expectSite(browser: Browser, site: SiteAccess, timeoutMs: number): Promise<void> {
  const context = await openContext(browser, site);
  try {
    const page = await context.newPage();
    const response = await page.goto(`${site.base}/`, { timeout: timeoutMs });
    // A site that is out of order for a while is waited for later.
    if ((response?.status() ?? 200) >= 500) return;
    for (const { role, text, ...options } of landmarks) {
      const landmark = page.getByRole(role, options).first();
      await landmark.waitFor({ state: 'attached', timeout: timeoutMs }).catch(() => {
        throw new Error(`${site.base} is not the site that this audit describes: its home page has no ${text}.`);
      });
    }
  } finally {
    await context.close();
  }
}
