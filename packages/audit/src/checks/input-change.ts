import type { ElementHandle } from '@playwright/test';
import type { Problem } from '#audit/model.ts';
import { type OpenedState, waitUntilStable } from '#audit/run/reach.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import { type InteractiveCheck, notApplicable, runOnPage } from './interactive-check.ts';

type Field = ElementHandle<HTMLElement | SVGElement>;

/** How many fields are changed at most. */
const changedAtMost = 10;

/** Returns the fields of the topmost dialog, or else of the main content, themselves: a changed value may remove some. */
async function findFields({ page }: OpenedState): Promise<Field[]> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true });
  const root = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('main');
  const fields = root
    .locator(
      ':is(input:is([type=radio], [type=checkbox], [type=text], [type=tel], [type=number], [type=email], :not([type])), select, textarea):not([aria-hidden=true] *, [readonly], :disabled)',
    )
    .filter({ visible: true });
  const count = Math.min(await fields.count(), changedAtMost);
  return Promise.all(
    Array.from({ length: count }, (_, index) => fields.nth(index).evaluateHandle((element) => element)),
  );
}

/** Changes a field by keyboard. @returns whether the screen is the same, and the field, or its group, has the focus */
async function keepsContext({ page }: OpenedState, field: Field): Promise<boolean> {
  // A value may filter a list on the same screen, so the query of the URL does not count.
  const context = (): Promise<string> => page.evaluate(() => audit.describeContext().replace(/[?]\S*/, ''));
  const before = await context();
  await field.focus();
  const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName);
  if (/radio|checkbox|SELECT/.test(kind)) await page.keyboard.press(kind === 'SELECT' ? 'ArrowDown' : 'Space');
  else await page.keyboard.type('01012345678');
  await waitForPaint(page);
  const hasFocus = await field
    .evaluate((element) => {
      const active = document.activeElement;
      return element === active || active === element.closest('[role=radiogroup]');
    })
    .catch(() => false);
  return hasFocus && (await context()) === before;
}

/** Checks that a changed value alone changes neither the screen nor the focus (WCAG 3.2.2). */
export const inputChangeCheck: InteractiveCheck = {
  checks: [{ id: 'on-input', title: '칸의 값을 바꾸는 것만으로 화면이 바뀌지 않는다', criteria: ['3.2.2'] }],
  async run(opened) {
    const { page, tools } = opened;
    // The code of a dialog that a check before has opened may still load.
    await waitUntilStable(page, tools.timeoutMs);
    const fields = await findFields(opened);
    if (fields.length === 0) return { 'on-input': notApplicable };
    const problems: Problem[] = [];
    for (const field of fields) {
      if (!(await field.evaluate((element) => element.isConnected))) continue;
      const problem = await field.evaluate((one) => audit.problemAt(one, '값을 바꾸자 화면이나 초점이 옮겨 갔다'));
      if (!(await runOnPage(page, () => keepsContext(opened, field), false))) {
        problems.push(problem);
        break;
      }
    }
    return { 'on-input': { examined: fields.length, problems } };
  },
};
