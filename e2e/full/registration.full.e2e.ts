import { moveClockTo } from '#e2e/support/clock.ts';
import { conferencePaths } from '#e2e/support/conference.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import { deadlines } from '#tests/support/event.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('in a time zone with daylight saving time, far from Seoul', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the pre-registration of site and server opens and closes in Seoul time', async ({ page }) => {
    const { registrationOpens, registrationCloses } = deadlines;
    await moveClockTo(page, registrationOpens);
    await startLoggedIn(page);
    await page.goto(conferencePaths.registration);
    const payButton = page.getByRole('button', { name: '결제', exact: true });
    for (const [boundary, seconds, dialog, text] of [
      [registrationOpens, -60, 'alertdialog', '사전 등록 기간이 아닙니다.'],
      [registrationOpens, 0, 'dialog', '결제 금액'],
      [registrationCloses, -60, 'dialog', '결제 금액'],
      [registrationCloses, 0, 'alertdialog', '사전 등록 기간이 종료되었습니다.'],
    ] as const) {
      await moveClockTo(page, boundary, seconds);
      await payButton.click();
      await expect(page.getByRole(dialog)).toContainText(text);
      await page.keyboard.press('Escape');
      await expect(payButton).toBeFocused();
    }
  });
});
