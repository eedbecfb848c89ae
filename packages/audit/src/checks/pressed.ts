import type { Problem } from '#audit/model.ts';
import { waitUntilStable } from '#audit/run/reach.ts';
import type { InteractiveCheck } from './interactive-check.ts';

/** How many buttons are pressed at most. */
const pressedAtMost = 6;

/**
 * Presses the buttons that switch something on and off, and checks that their state or their name changes (WCAG 4.1.2).
 * Each is pressed twice, so that the page is as before.
 */
export const pressedCheck: InteractiveCheck = {
  checks: [{ id: 'pressed', title: '켜고 끄는 버튼이 누른 뒤의 상태를 말한다', criteria: ['4.1.2', '2.4.6'] }],
  async run({ page, tools }) {
    const selectors = await page.evaluate(() => audit.findSwitches().map((button) => audit.selectorOf(button)));
    const problems: Problem[] = [];
    for (const selector of selectors.slice(0, pressedAtMost)) {
      const button = page.locator(selector).first();
      const before = await page.evaluate((one) => audit.switchState(one), selector);
      await button.focus({ timeout: 2000 });
      await page.keyboard.press('Enter');
      await waitUntilStable(page, tools.timeoutMs).catch(() => undefined);
      const after = await page.evaluate((one) => audit.switchState(one), selector);
      if (after === null) continue;
      if (after === before)
        problems.push(
          await button.evaluate((one) => audit.problemAt(one, '눌러도 이름과 눌린 상태가 그대로라고 말한다')),
        );
      await page.keyboard.press('Enter');
      await waitUntilStable(page, tools.timeoutMs).catch(() => undefined);
    }
    return { pressed: { examined: selectors.length, problems } };
  },
};
