import type { Problem } from '#audit/model.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import type { InteractiveCheck } from './interactive-check.ts';

/** The viewports of a phone in landscape, and of a window of 1280 × 1024 px at 200 % and 400 % zoom; in CSS px. */
const lowWindows = [
  { width: 844, height: 390 },
  { width: 640, height: 256 },
  { width: 320, height: 256 },
];

/** Checks a state in windows so low that a bar of a fixed height would cover most of them. */
export const coveredControlsCheck: InteractiveCheck = {
  checks: [
    {
      id: 'centre-covered',
      title: '낮은 창에서도 조작 요소의 가운데가 가려지지 않는다',
      criteria: ['2.4.11', '1.4.10'],
    },
  ],
  async run({ page }) {
    const before = page.viewportSize();
    const problems: Problem[] = [];
    let examined = 0;
    // These viewports stand for zoom. Larger text has checks of its own, so the text size is reset.
    const text = await page.evaluate(() => document.documentElement.dataset.text);
    await page.evaluate(() => delete document.documentElement.dataset.text);
    for (const window of lowWindows) {
      await page.setViewportSize(window);
      await waitForPaint(page);
      const result = await page.evaluate(() => audit.findCoveredControls());
      examined += result.examined;
      problems.push(...result.problems);
    }
    if (text)
      await page.evaluate((given) => {
        document.documentElement.dataset.text = given;
      }, text);
    if (before) await page.setViewportSize(before);
    return { 'centre-covered': { examined, problems } };
  },
};
