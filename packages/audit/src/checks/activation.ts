import type { Problem } from '#audit/model.ts';
import type { Unanswered } from '#audit/page/activation.ts';
import type { OpenedState } from '#audit/run/reach.ts';
import { waitForTime } from '#e2e/support/wait.ts';
import type { InteractiveCheck } from './interactive-check.ts';

/** How many unanswered keys are confirmed by real key presses. */
const confirmedAtMost = 6;

/** How long an effect may take to begin. */
const effectMs = 200;

/** Whether a real key press on an element has no effect. A page that loads another document has an effect. */
async function isWithoutEffect({ page }: OpenedState, { selector, key }: Unanswered): Promise<boolean> {
  await page.locator(selector).first().focus({ timeout: 2000 });
  await page.evaluate(() => audit.watchEffects());
  await page.keyboard.press(key);
  await waitForTime(page, effectMs);
  return page.evaluate(() => !audit.hadEffect());
}

/** Checks that buttons react to Enter and Space, links to Enter, and checkboxes to Space (WCAG 2.1.1). */
export const activationCheck: InteractiveCheck = {
  checks: [{ id: 'key-activation', title: '버튼과 링크를 Enter와 Space로 누를 수 있다', criteria: ['2.1.1'] }],
  async run(opened) {
    const { examined, unanswered } = await opened.page.evaluate(() => audit.findUnansweredKeys());
    const problems: Problem[] = [];
    for (const one of unanswered.slice(0, confirmedAtMost))
      if (await isWithoutEffect(opened, one).catch(() => false))
        problems.push({
          selector: one.selector,
          html: one.html,
          message: `${one.key}를 눌러도 아무 일도 일어나지 않는다`,
        });
    return { 'key-activation': { examined, problems } };
  },
};
