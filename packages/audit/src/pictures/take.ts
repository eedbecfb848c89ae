import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type InteractiveCheck, pageResult } from '#audit/checks/interactive-check.ts';
import type { Pass } from '#audit/run/passes.ts';
import { type OpenedState, waitUntilStable } from '#audit/run/reach.ts';
import { plainVariant } from '#audit/run/variant.ts';
import type { Screen } from '#audit/screens/state.ts';
import { picturePath, pictureWidths } from './folder.ts';

/** The part of a very long page that is shown, in px. The browser paints no more at once, and WebP has no more. */
const maxHeight = 16_000;

/** Shows each part of a page in the window once, because pictures and some sections load only there. */
async function loadWholePage({ page, tools }: OpenedState): Promise<void> {
  await page.evaluate(async () => {
    const before = scrollY;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo({ top: before, behavior: 'instant' });
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await waitUntilStable(page, tools.timeoutMs);
}

/** Returns the area of a picture: of a page with a dialog what the window shows, else the whole page. */
async function pictureArea(page: Page) {
  const { width, height, isCovered } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
    isCovered: audit.topDialog() !== null,
  }));
  return isCovered ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) } };
}

/**
 * Hides the caret, which blinks, and shows verification codes, which each visit gets anew, as dots. The site's content
 * security policy blocks the style element that Playwright adds for this.
 */
const hideCaretAndCodes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { caret-color: transparent !important; } [autocomplete="one-time-code"] { -webkit-text-security: disc !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Takes a picture of a state, without the caret, with animations at rest and fonts loaded. @returns a lossless WebP file */
async function takePicture(opened: OpenedState): Promise<Buffer> {
  const { page, state } = opened;
  const area = await pictureArea(page);
  if ('clip' in area && !state.navigatesAway) await loadWholePage(opened);
  await hideCaretAndCodes(page);
  const png = await page.screenshot({ ...(await pictureArea(page)), animations: 'disabled' });
  return sharp(png).webp({ lossless: true, effort: 2 }).toBuffer();
}

/** The check that a state can be shown in a picture. */
export const pictureCheck = { id: 'picture', title: '화면을 그림으로 남긴다', criteria: [] };

/** Returns the passes that take the pictures of a state. @param folder the folder of the report */
function picturePasses(folder: string): Pass[] {
  return pictureWidths.map((width) => {
    const check: InteractiveCheck = {
      checks: [pictureCheck],
      isImmediate: true,
      run: async (opened) => {
        const picture = await takePicture(opened);
        await writeFile(join(folder, picturePath({ state: opened.state.id, width })), picture);
        return { [pictureCheck.id]: pageResult() };
      },
    };
    const options = { variant: { ...plainVariant, width }, stopsClock: true };
    return { name: `picture-${width}`, options, inspects: 'nothing', checks: [check] };
  });
}

/** Plans the visits that take the pictures of a screen, at the widths at which each state exists. */
export const planPictures = (screen: Screen, folder: string) =>
  screen.states.flatMap((state) =>
    picturePasses(folder)
      .filter(({ options }) => state.widths?.includes(options.variant?.width ?? 0) ?? true)
      .map((pass) => ({ state, pass })),
  );
