import type { Locator, Page } from '@playwright/test';
import type { Problem } from '#audit/model.ts';
import { closeDialog, type InteractiveCheck, notApplicable } from './interactive-check.ts';

const ids = ['current-place', 'truthful-names'] as const;

/** Reads the problems of the checks of places and names in the page as it is now. */
const readProblems = (page: Page): Promise<Problem[]> =>
  page.evaluate((checks) => checks.flatMap((id) => audit.runPageCheck(id).problems), ids);

/** Selects links of the main content that lead to another part of the same screen: pages, tabs and menus that are links. */
const otherPlaces = 'main nav:has([aria-current]) a[href]:not([aria-current])';

/** Presses a link. @returns whether it led to another address, and not to a dialog, as a link for members does */
async function follow(page: Page, link: Locator, timeoutMs: number): Promise<boolean> {
  const address = page.url();
  await link.click();
  await page
    .waitForFunction((before) => location.href !== before || audit.topDialog() !== null, address, {
      timeout: timeoutMs,
    })
    .catch(() => undefined);
  await closeDialog(page, timeoutMs);
  return page.url() !== address;
}

/**
 * Presses a link to another page or part of the screen, and checks the places and names again. A mark that stays where
 * it was is right after loading and wrong after the press.
 */
export const placeAfterPressCheck: InteractiveCheck = {
  checks: [
    {
      id: 'place-after-press',
      title: '다른 쪽이나 항목으로 옮긴 뒤에도 현재 표시와 이름이 맞다',
      criteria: ['1.3.1', '4.1.2', '2.4.4'],
    },
  ],
  async run({ page, tools }) {
    const before = new Set((await readProblems(page)).map(({ message }) => message));
    const links = await page.locator(otherPlaces).filter({ visible: true }).all();
    for (const link of links.slice(0, 3)) {
      const name = (await link.textContent())?.trim() ?? '';
      if (!(await follow(page, link, tools.timeoutMs))) continue;
      const problems = (await readProblems(page)).filter(({ message }) => !before.has(message));
      return {
        'place-after-press': {
          examined: 1,
          problems: problems.map((problem) => ({ ...problem, message: `'${name}'을(를) 누른 뒤: ${problem.message}` })),
        },
      };
    }
    return { 'place-after-press': notApplicable };
  },
};
