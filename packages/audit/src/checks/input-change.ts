import type { ElementHandle, Locator } from '@playwright/test';
import type { Problem } from '#audit/model.ts';
import { type OpenedState, waitUntilStable } from '#audit/run/reach.ts';
import { type InteractiveCheck, notApplicable } from './interactive-check.ts';
import { runOnPage } from './left-page.ts';

type Field = ElementHandle<HTMLElement | SVGElement>;

/** Returns visible elements of the topmost dialog, or else of the main content. */
async function findFields({ page }: OpenedState, selector: string): Promise<Locator> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true });
  const root = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('main');
  return root.locator(`:is(${selector}):not([aria-hidden=true] *, [readonly], :disabled)`).filter({ visible: true });
}

/** Returns the first elements of a locator themselves, because a changed value may remove some of them. */
const firstElements = (locator: Locator, count: number): Promise<Field[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => locator.nth(index).evaluateHandle((element) => element)));

/** Returns the context of a page without the query of its URL, because a value may filter a list on the same screen. */
const contextOf = ({ page }: OpenedState): Promise<string> =>
  page.evaluate(() => audit.describeContext().replace(/[?]\S*/, ''));

const renders = ({ page }: OpenedState): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Tells whether a field, or the group of a radio button, has the focus. */
const hasFocus = (field: Field): Promise<boolean> =>
  field
    .evaluate((element) => {
      const active = document.activeElement;
      return element === active || active === element.closest('[role=radiogroup]');
    })
    .catch(() => false);

const fieldProblem = async (field: Field, message: string): Promise<Problem> =>
  field
    .evaluate((element, text) => audit.problemAt(element, text), message)
    .catch(() => ({ selector: '', html: '', message }));

/** Changes a field with the keyboard, character by character in a text field. */
async function enterOtherValue({ page }: OpenedState, field: Field): Promise<void> {
  await field.focus();
  const kind = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  );
  if (kind === 'radio' || kind === 'checkbox') return field.press('Space', { timeout: 2000 });
  if (kind === 'SELECT') return field.press('ArrowDown', { timeout: 2000 });
  return page.keyboard.type('01012345678');
}

/** Chooses the second option of a list that a button opens. @returns whether there was a list */
async function chooseOption({ page, tools }: OpenedState, opener: Locator): Promise<boolean> {
  await opener.focus({ timeout: 2000 });
  await page.keyboard.press('Enter');
  await waitUntilStable(page, tools.timeoutMs);
  const options = page.getByRole('option').filter({ visible: true });
  if ((await options.count()) < 2) return false;
  await options.nth(1).click({ timeout: 2000 });
  await waitUntilStable(page, tools.timeoutMs);
  return true;
}

/** Checks that a changed value alone changes neither the screen nor the focus (WCAG 3.2.2). */
export const inputChangeCheck: InteractiveCheck = {
  checks: [{ id: 'on-input', title: '칸의 값을 바꾸는 것만으로 화면이 바뀌지 않는다', criteria: ['3.2.2'] }],
  async run(opened) {
    // The code of a dialog that a check before has opened may still load.
    await waitUntilStable(opened.page, opened.tools.timeoutMs);
    const fields = await findFields(
      opened,
      'input:is([type=radio], [type=checkbox], [type=text], [type=tel], [type=number], [type=email], :not([type])), select, textarea',
    );
    const openers = await findFields(opened, 'button[aria-haspopup=listbox]');
    const [count, openerCount] = [Math.min(await fields.count(), 10), Math.min(await openers.count(), 1)];
    const problems: Problem[] = [];
    const before = await contextOf(opened);
    for (const field of await firstElements(fields, count)) {
      const isRemoved = !(await field.evaluate((element) => element.isConnected));
      if (isRemoved || problems.length > 0) continue;
      const isSame = async (): Promise<boolean> => {
        await enterOtherValue(opened, field);
        await renders(opened);
        return (await contextOf(opened)) === before && (await hasFocus(field));
      };
      if (!(await runOnPage(opened.page, isSame, false)))
        problems.push(await fieldProblem(field, '값을 바꾸자 화면이나 초점이 옮겨 갔다'));
    }
    for (let index = 0; index < openerCount && problems.length === 0; index += 1) {
      const opener = openers.nth(index);
      const isMoved = async (): Promise<boolean> =>
        (await chooseOption(opened, opener)) && (await contextOf(opened)) !== before;
      if (await runOnPage(opened.page, isMoved, true))
        problems.push(
          await fieldProblem(await opener.evaluateHandle((element) => element), '항목을 고르자 화면이 옮겨 갔다'),
        );
    }
    return { 'on-input': count + openerCount === 0 ? notApplicable : { examined: count + openerCount, problems } };
  },
};
