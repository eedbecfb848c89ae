import type { Result } from '#audit/model.ts';
import type { OpenedState } from '#audit/run/reach.ts';
import { pageResult } from './interactive-check.ts';
import { isPageLeft } from './left-page.ts';

/** Returns what a time limit may change: document, address, and the dialog that is open. */
const describeScreen = ({ page }: OpenedState): Promise<string> =>
  page.evaluate(() => {
    const dialog = audit.topDialog();
    return `${location.pathname} ${performance.timeOrigin} ${dialog ? audit.accessibleName(dialog) : ''}`;
  });

/**
 * Watches a screen for twenty minutes of its own clock (WCAG 2.2.1). The screen must stay.
 * @param before the description of the screen when the state was reached
 */
async function watchTime(opened: OpenedState, before: string): Promise<Result> {
  const { page } = opened;
  if ((await describeScreen(opened)) !== before) return pageResult('한 분 안에 화면이 저절로 바뀐다');
  const hasRefresh = await page.evaluate(() => document.querySelector('meta[http-equiv=refresh i]') !== null);
  if (hasRefresh) return pageResult('화면이 저절로 다시 열린다');
  await page.clock.fastForward('20:00');
  await page.clock.runFor(1000);
  // A navigation takes real time.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  if ((await describeScreen(opened)) !== before) return pageResult('스무 분 안에 화면이 저절로 바뀐다');
  return pageResult();
}

/**
 * Starts to check the time limits of a screen.
 * @returns a function that ends the check. It must be called after all others, because it moves the clock.
 */
export async function startTimeCheck(opened: OpenedState): Promise<() => Promise<Result>> {
  const before = await describeScreen(opened);
  return () =>
    watchTime(opened, before).catch((error: unknown) => {
      if (isPageLeft(error)) return pageResult('스무 분 안에 화면이 저절로 바뀐다');
      throw error;
    });
}
