import type { Locator, Page } from '@playwright/test';
import type { Problem } from '#audit/model.ts';
import type { OpenedState } from '#audit/run/reach.ts';
import { waitForPaint, waitForTime } from '#e2e/support/wait.ts';
import type { InteractiveCheck } from './interactive-check.ts';

/** How long content may take to appear or disappear. */
const appearsMs = 80;

const waitForHint = async (page: Page): Promise<void> => {
  await waitForTime(page, appearsMs);
  await waitForPaint(page);
};

const hintProblem = (element: Locator, message: string): Promise<Problem> =>
  element.evaluate((one, text) => audit.problemAt(one, text), message);

/** Moves the pointer over an element, then over what appears, and presses Escape. */
async function tryHover({ page }: OpenedState, element: Locator): Promise<Problem[]> {
  await page.mouse.move(1, 1);
  await waitForHint(page);
  await page.evaluate(() => audit.recordSeen());
  await element.hover({ timeout: 1500 });
  await waitForHint(page);
  const shown = await page.evaluate(() => audit.newlySeen());
  if (!shown) return [];
  const isSeen = (): Promise<boolean> => page.evaluate((selector) => audit.isStillSeen(selector), shown.selector);
  const problems: Problem[] = [];
  await page.mouse.move(shown.x, shown.y, { steps: 12 });
  await waitForHint(page);
  if (!(await isSeen())) problems.push(await hintProblem(element, '나타난 것 위로 마우스를 옮기면 사라진다'));
  await element.hover({ timeout: 1500 });
  await waitForHint(page);
  await page.keyboard.press('Escape');
  await waitForHint(page);
  if (await isSeen()) problems.push(await hintProblem(element, '나타난 것을 Escape로 닫을 수 없다'));
  return problems;
}

/** Puts the focus on a field, and presses Escape when something appears beside it. */
async function tryFocus({ page }: OpenedState, element: Locator): Promise<Problem[]> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await waitForHint(page);
  await page.evaluate(() => audit.recordSeen());
  await element.focus({ timeout: 1500 });
  await waitForHint(page);
  const shown = await page.evaluate(() => audit.newlySeen());
  // A message that stays when the focus leaves is none that the focus shows.
  if (!shown) return [];
  await page.keyboard.press('Escape');
  await waitForHint(page);
  const isOpen = await page.evaluate((selector) => audit.isStillSeen(selector), shown.selector);
  if (!isOpen) return [];
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await waitForHint(page);
  const isLasting = await page.evaluate((selector) => audit.isStillSeen(selector), shown.selector);
  return isLasting ? [] : [await hintProblem(element, '초점을 받아 나타난 것을 Escape로 닫을 수 없다')];
}

/** Checks what appears on hover or focus: it is dismissed by Escape and stays under the pointer (WCAG 1.4.13). */
export const hintCheck: InteractiveCheck = {
  checks: [
    {
      id: 'hints',
      title: '올리거나 초점을 두어 나타난 것을 닫을 수 있고, 그 위로 옮겨도 남는다',
      criteria: ['1.4.13'],
    },
  ],
  async run(opened) {
    const { page } = opened;
    const { hovered, focused } = await page.evaluate(() => audit.findHintHosts());
    const problems: Problem[] = await page.evaluate(() => audit.findPaintedHints());
    for (const host of hovered) problems.push(...(await tryHover(opened, page.locator(host).first()).catch(() => [])));
    await page.mouse.move(1, 1);
    for (const host of focused) problems.push(...(await tryFocus(opened, page.locator(host).first()).catch(() => [])));
    return { hints: { examined: hovered.length + focused.length, problems } };
  },
};
