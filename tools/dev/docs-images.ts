/**
 * `npm run docs:images`: takes the pictures of the README again, from the site on the mock. The mock always starts with
 * the same date and data, so a picture changes only if the site changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parseCommand } from '#tools/command/command-line.ts';
import { launchOptions } from './setup/browser.ts';
import { freePort } from './start/free-port.ts';
import { serveSite } from './start/site.ts';

parseCommand('docs:images');

const folder = 'docs/images';

/** Writes a picture of the window as a PNG with a palette, 960 px wide. */
async function savePicture(page: Page, name: string): Promise<void> {
  const screenshot = await page.screenshot({ animations: 'disabled' });
  const picture = await sharp(screenshot)
    .resize(960)
    .png({ palette: true, quality: 80, dither: 0.5, effort: 10 })
    .toBuffer();
  await writeFile(join(folder, name), picture);
  console.log(`docs:images: ${join(folder, name)}, ${Math.ceil(picture.length / 1000)} kB`);
}

/** Opens a screen of the site in a window of 1440 × 900 px, and waits for its data and fonts. */
async function openScreen(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate('document.fonts.ready');
  return page;
}

const server = await serveSite({ port: await freePort(), command: 'npm run docs:images' });
const browser = await chromium.launch(launchOptions);
try {
  const site = server.resolvedUrls?.local[0] ?? '';
  const home = await openScreen(browser, site);
  // The picture shows what visitors see; only the development server has this element.
  await home.addStyleTag({ content: 'mock-panel { display: none }' });
  await savePicture(home, 'site.png');

  const board = await openScreen(browser, `${site}information`);
  await board.keyboard.press('Control+Shift+D');
  await board.getByRole('tab').first().waitFor();
  await savePicture(board, 'panel.png');
} finally {
  await browser.close();
  await server.close();
}
