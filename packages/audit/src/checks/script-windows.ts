import type { InteractiveCheck } from './interactive-check.ts';

/** Checks that no script opens a window without an announcement (WCAG 3.2.2; KWCAG 2.2, 7.2.1). */
export const scriptWindowCheck: InteractiveCheck = {
  checks: [
    { id: 'script-window', title: '알리지 않고 새 창을 여는 링크가 없다', criteria: ['3.2.2', '3.2.1', 'K7.2.1'] },
  ],
  run: async ({ page }) => ({ 'script-window': await page.evaluate(() => audit.findScriptWindows()) }),
};
