import type { Problem } from '#audit/model.ts';
import { waitUntilStable } from '#audit/run/reach.ts';
import type { InteractiveCheck } from './interactive-check.ts';

/** How many buttons are pressed at most. */
const pressedAtMost = 3;

/** What a message about a result says. */
const result = /(습니다|완료|복사됨|실패)([.!\s]|$)/;

/** Presses the buttons that copy something: the result that is seen must be announced (WCAG 4.1.3). */
export const announcedResultCheck: InteractiveCheck = {
  checks: [{ id: 'announced-result', title: '복사한 결과를 보기만 하지 않고 듣기도 한다', criteria: ['4.1.3'] }],
  async run({ page, tools }) {
    const selectors = await page.evaluate(() =>
      audit
        .findExposed('button, [role=button]', audit.topDialog() ?? document)
        .filter((button) => /복사/.test(audit.accessibleName(button)))
        .map((button) => audit.selectorOf(button)),
    );
    const problems: Problem[] = [];
    for (const selector of selectors.slice(0, pressedAtMost)) {
      const button = page.locator(selector).first();
      const before = await page.evaluate(() => {
        audit.recordSeen();
        return audit.announcementsOfRegions().length;
      });
      await button.focus({ timeout: 2000 });
      await page.keyboard.press('Enter');
      await waitUntilStable(page, tools.timeoutMs).catch(() => undefined);
      const { texts, count } = await page.evaluate(() => ({
        texts: audit.newlySeenTexts(),
        count: audit.announcementsOfRegions().length,
      }));
      if (count === before && texts.some((text) => result.test(text)))
        problems.push(await button.evaluate((one) => audit.problemAt(one, '누른 결과가 보이지만 알리지 않는다')));
    }
    return { 'announced-result': { examined: selectors.length, problems } };
  },
};
