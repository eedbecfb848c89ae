import type { Page } from '@playwright/test';
import { firstLineOfError } from '#audit/run/error-line.ts';

/**
 * Whether an error means that the page has loaded another document while a check was running. For a check of what must
 * not change the screen, this is the failure itself.
 */
export const isPageLeft = (error: unknown): boolean =>
  /context was destroyed|because of a navigation|frame was detached/i.test(firstLineOfError(error));

/**
 * Runs a function, and returns another answer when the page loads another document meanwhile.
 * @param whenLeft the answer when the page was left
 * @throws the error of the function, if it has another cause
 */
export async function runOnPage<Answer>(page: Page, run: () => Promise<Answer>, whenLeft: Answer): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!isPageLeft(error)) throw error;
    await page.waitForLoadState('load').catch(() => undefined);
    return whenLeft;
  }
}
