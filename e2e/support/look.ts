import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';

/** Widths and colours. A state is reached once and looked at in each. */
const variants = [
  { width: 1440, forcedColors: 'none', colorScheme: 'light' },
  { width: 390, forcedColors: 'none', colorScheme: 'dark' },
  { width: 320, forcedColors: 'none', colorScheme: 'light' },
  { width: 900, forcedColors: 'active', colorScheme: 'light' },
] as const;

/** Lets axe look at a state in every variant, and sees to it that nothing scrolls sideways; the width is as before then. */
export async function look(page: Page, state: string) {
  const before = page.viewportSize();
  for (const { width, ...media } of variants) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia(media);
    expect.soft(await axeFindings(page), `${state} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${state} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}
