import type { Page } from '@playwright/test';
import type { Result } from '#audit/model.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import type { InteractiveCheck } from './interactive-check.ts';

/** The viewports of a phone in landscape, and of a window of 1280 × 1024 px at 200 % and 400 % zoom; in CSS px. */
const lowWindows = [
  { width: 844, height: 390 },
  { width: 640, height: 256 },
  { width: 320, height: 256 },
];

/** Sets the text size that the visitor chose on the site; the normal one if omitted. @returns the former one */
const setTextSize = (page: Page, size?: string): Promise<string | undefined> =>
  page.evaluate((given) => {
    const { dataset } = document.documentElement;
    const { text } = dataset;
    delete dataset.text;
    if (given) dataset.text = given;
    return text;
  }, size);

/** Checks a state in windows so low that a bar of a fixed height would cover most of them. */
export const coveredControlsCheck: InteractiveCheck = {
  checks: [
    { id: 'centre-covered', title: '낮은 창에서도 조작 요소의 가운데가 보인다', criteria: ['2.4.11', '1.4.10'] },
  ],
  async run({ page }) {
    const before = page.viewportSize();
    const results: Result[] = [];
    // These viewports stand for zoom. Larger text has checks of its own, so the text size is reset.
    const text = await setTextSize(page);
    for (const window of lowWindows) {
      await page.setViewportSize(window);
      await waitForPaint(page);
      results.push(await page.evaluate(() => audit.findCoveredControls()));
    }
    await setTextSize(page, text);
    if (before) await page.setViewportSize(before);
    const examined = results.reduce((sum, result) => sum + result.examined, 0);
    return { 'centre-covered': { examined, problems: results.flatMap(({ problems }) => problems) } };
  },
};
