import type { Result } from '#audit/model.ts';
import { waitForResponses } from '#audit/run/pending-requests.ts';
import { waitUntilStable } from '#audit/run/reach.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import { type InteractiveCheck, pageResult, runOnPage } from './interactive-check.ts';

/** The shortest time in which a message may be too fast to be read, and the longest that is looked at, in ms. */
const timersToRun = [1500, 120_000] as const;

/**
 * Checks that the alerts and errors which `recordAlerts` has recorded are still seen after the other checks, and after
 * the timers of the page (WCAG 2.2.1). It lets the timers run at once, so it must come after the checks of the state.
 */
export const lastingAlertCheck: InteractiveCheck = {
  checks: [
    { id: 'lasting-alerts', title: '오류와 알림이 읽기 전에 저절로 사라지지 않는다', criteria: ['2.2.1', '3.3.1'] },
  ],
  async run({ page, tools }) {
    const letTimersRun = async (): Promise<Result> => {
      // One of the timers is the time limit of a request, which would replace the message by another.
      await waitForResponses(page, tools.timeoutMs);
      await page.evaluate((range) => audit.runTimers(...range), timersToRun);
      await waitForPaint(page);
      const result = await page.evaluate(() => audit.vanishedAlerts());
      if (result.problems.length === 0) return result;
      // A timer may load the data again, and the message returns with the response.
      await waitUntilStable(page, tools.timeoutMs).catch(() => undefined);
      return page.evaluate(() => audit.vanishedAlerts());
    };
    return { 'lasting-alerts': await runOnPage(page, letTimersRun, pageResult('시간이 지나면 화면이 저절로 바뀐다')) };
  },
};
