import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';

/** Widths and colours. A state is reached once and looked at in each. */
const variants = [
  { width: 1440, forcedColors: 'none', colorScheme: 'light' },
  { width: 390, forcedColors: 'none', colorScheme: 'dark' },
  { width: 320, forcedColors: 'none', colorScheme: 'light' },
  { width: 900, forcedColors: 'active', colorScheme: 'light' },
] as const;

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Shows the page in other colours, and waits until it is painted in them: a frame later than the page is told. */
export async function changeMedia(page: Page, media: Media): Promise<void> {
  await page.emulateMedia(media);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Lets axe look at a state in every variant, and sees to it that nothing scrolls sideways; the width is as before then. */
export async function look(page: Page, state: string) {
  const before = page.viewportSize();
  for (const { width, ...media } of variants) {
    await page.setViewportSize({ width, height: 900 });
    await changeMedia(page, media);
    expect.soft(await axeFindings(page), `${state} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${state} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
  await changeMedia(page, { forcedColors: 'none', colorScheme: 'light' });
}
