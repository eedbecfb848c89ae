import type { Problem } from '#audit/model.ts';
import { plainVariant } from '#audit/run/variant.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import type { InteractiveCheck } from './interactive-check.ts';

/** A phone held upright and sideways, in CSS px. */
const phones = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Checks that a phone shows the content in both orientations (WCAG 1.3.4). */
export const orientationCheck: InteractiveCheck = {
  checks: [{ id: 'orientation', title: '세로와 가로 화면에서 모두 쓸 수 있다', criteria: ['1.3.4'] }],
  async run({ page, variant }) {
    // The orientation is independent of the variant, so a state is checked once.
    if (variant.width !== plainVariant.width) return {};
    const before = page.viewportSize();
    const problems: Problem[] = [];
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await waitForPaint(page);
      problems.push(...(await page.evaluate(() => audit.orientationProblems())));
    }
    if (before) await page.setViewportSize(before);
    return { orientation: { examined: phones.length, problems } };
  },
};
