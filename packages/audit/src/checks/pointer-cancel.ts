import type { InteractiveCheck } from './interactive-check.ts';

/** Checks that pressing a control does nothing until the pointer is released on it (WCAG 2.5.2). */
export const pointerCancelCheck: InteractiveCheck = {
  checks: [{ id: 'pointer-cancel', title: '누른 것을 떼기 전에 취소할 수 있다', criteria: ['2.5.2'] }],
  run: async ({ page }) => ({ 'pointer-cancel': await page.evaluate(() => audit.findDownActions()) }),
};
