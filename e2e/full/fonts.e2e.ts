import type { Page } from '@playwright/test';
import { recordLayoutShifts, takeLayoutShifts } from '#e2e/support/layout-shift.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Holds the font with all characters of the site back. @returns a function that lets it load */
async function holdSiteFont(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/site-font-.*\.woff2$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Returns the texts of the page that the browser shows in several typefaces, and all typefaces that it uses. */
async function readTypefaces(page: Page): Promise<{ mixed: string[]; used: Set<string> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { nodes } = await client.send('DOM.getFlattenedDocument', { depth: -1 });
  const mixed: string[] = [];
  const used = new Set<string>();
  for (const { nodeId, nodeType, nodeValue } of nodes) {
    // Texts are nodes of type 3 (DOM Standard).
    if (nodeType !== 3 || !/\p{L}/u.test(nodeValue)) continue;
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    const families = new Set(fonts.map(({ familyName }) => familyName));
    if (families.size > 1) mixed.push(`${nodeValue}: ${[...families].join(', ')}`);
    for (const family of families) used.add(family);
  }
  await client.detach();
  return { mixed, used };
}

const rules = `/introduce?menu=${encodeURIComponent('정관 및 규정')}`;
const phone = { width: 390, height: 844 };

for (const { name, url, viewport, loaded } of [
  { name: 'the home page on a phone', url: '/', viewport: phone, loaded: /추계학술대회/ },
  { name: 'a list of posts on a phone', url: '/information', viewport: phone, loaded: /추계학술대회/ },
  { name: 'a long document', url: rules, viewport: { width: 1440, height: 900 }, loaded: /제1조/ },
])
  test(`no text of ${name} has two typefaces while the second font loads, and it shifts nothing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await recordLayoutShifts(page);
    const loadFont = await holdSiteFont(page);
    // A font that loads delays the event that the page's own `goto` waits for.
    await page.mainFrame().goto(url, { waitUntil: 'commit' });
    await expect(page.getByText(loaded).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('#root[data-address]')).toHaveCount(0);
    expect((await readTypefaces(page)).mixed).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading.and(page.locator('[data-font-pending] *, [data-font-pending]'))).toHaveCount(0);

    await takeLayoutShifts(page);
    loadFont();
    await page.waitForFunction(() => document.fonts.check("1em 'Pretendard Site'", '가'));
    await expect(page.locator('[data-font-pending]')).toHaveCount(0);
    const { mixed, used } = await readTypefaces(page);
    expect(mixed).toEqual([]);
    expect([...used]).toEqual([expect.stringContaining('Pretendard')]);
    expect((await takeLayoutShifts(page)).value).toBeLessThanOrEqual(0.01);
  });

test.describe('A second font that cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('leaves every text readable, in one typeface each', async ({ page }) => {
    await page.route(/\/assets\/(site-font-|PretendardVariable).*\.woff2$/, (route) => route.abort());
    await page.mainFrame().goto('/information', { waitUntil: 'commit' });
    await expect(
      page
        .getByText(/추계학술대회/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect((await readTypefaces(page)).mixed).toEqual([]);
  });
});
