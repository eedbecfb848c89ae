import type { InteractiveCheck } from './interactive-check.ts';

/** Records the alerts before the checks that take time. */
export const alertRecorder: InteractiveCheck = {
  checks: [],
  run: async ({ page }) => {
    await page.evaluate(() => audit.recordAlerts());
    return {};
  },
};

/** Checks that the recorded alerts are still seen after the other checks of the visit (WCAG 2.2.1). */
export const lastingAlertCheck: InteractiveCheck = {
  checks: [
    { id: 'lasting-alerts', title: '오류와 알림이 읽기 전에 저절로 사라지지 않는다', criteria: ['2.2.1', '3.3.1'] },
  ],
  run: async ({ page }) => ({ 'lasting-alerts': await page.evaluate(() => audit.vanishedAlerts()) }),
};
