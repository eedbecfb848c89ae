import { expect, type Locator, type Page } from '@playwright/test';

const maxKeyPresses = 80;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Returns the name of the focused element: its `aria-label`, its label, or its text. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return (element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '').trim();
  });

/** Presses Tab at least once, until a condition is true. @throws Error with the names of all focused elements */
async function tabUntil(page: Page, isReached: () => Promise<boolean>, target: unknown): Promise<void> {
  const names: string[] = [];
  for (let count = 0; count < maxKeyPresses; count += 1) {
    await page.keyboard.press('Tab');
    if (await isReached()) return;
    names.push(await focusedName(page));
  }
  throw new Error(`The Tab key did not reach ${target}. It reached: ${names.join(' | ')}.`);
}

/** Presses Tab until a control has the focus. Presses nothing if it has the focus already. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  if (!(await isFocused(target))) await tabUntil(page, () => isFocused(target), target);
}

/** Presses Tab until an element whose name matches has the focus. */
export const tabToName = (page: Page, name: RegExp): Promise<void> =>
  tabUntil(page, async () => name.test(await focusedName(page)), name);

/** Moves the focus to the element with a name, and presses Enter. */
export async function enterOnName(page: Page, name: RegExp): Promise<void> {
  await tabToName(page, name);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field and replaces its text. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Moves the focus to a select, and selects an option with the arrow keys. */
export async function chooseByKeyboard(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  const distance = () =>
    target.evaluate((element, wanted) => {
      if (!(element instanceof HTMLSelectElement)) throw new Error('The element is no select.');
      return [...element.options].findIndex((option) => option.text === wanted) - element.selectedIndex;
    }, text);
  const key = (await distance()) < 0 ? 'ArrowUp' : 'ArrowDown';
  // A placeholder is removed with the first selection.
  for (let left = Math.abs(await distance()); left > 0; left = Math.abs(await distance()))
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
