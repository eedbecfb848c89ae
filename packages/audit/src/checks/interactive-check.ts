import type { Page } from '@playwright/test';
import type { CheckInfo, Result } from '#audit/model.ts';
import { firstLineOfError } from '#audit/run/error-line.ts';
import { type OpenedState, waitUntilStable } from '#audit/run/reach.ts';

/** Results by the ID of their check. */
type Results = { readonly [id: string]: Result | undefined };

/** A group of checks that press keys, move the pointer or wait, and share one run. */
export type InteractiveCheck = {
  checks: readonly CheckInfo[];
  /** Whether the checks also apply to a page that navigates away by itself. */
  isImmediate?: boolean;
  /** Returns the result of each check, by its ID. A check without a result does not apply to the state. */
  run: (opened: OpenedState) => Promise<Results>;
};

/** The result of a check that finds nothing to examine. */
export const notApplicable: Result = { examined: 0, problems: [] };

/** Returns the result of a check of the whole page. @param messages what is wrong, in Korean; none when it passes */
export const pageResult = (...messages: string[]): Result => ({
  examined: 1,
  problems: messages.map((message) => ({ selector: '', html: '', message })),
});

/**
 * Whether an error means that the page has loaded another document while a check was running. For a check of what must
 * not change the screen, this is the failure itself.
 */
const isPageLeft = (error: unknown): boolean =>
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

/** Closes the dialog that a press has opened, such as the log-in at a link for members, so that the page can be used. */
export async function closeDialog(page: Page, timeoutMs: number): Promise<void> {
  await waitUntilStable(page, timeoutMs);
  if (!(await page.evaluate(() => audit.topDialog() !== null))) return;
  await page.keyboard.press('Escape');
  await waitUntilStable(page, timeoutMs);
}
