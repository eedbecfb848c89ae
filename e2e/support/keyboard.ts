import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on by Tab until a control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never led to ${target}.`);
}

/** Goes to a field and types over what is there; Tab selects it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes to a drop-down, opens it, goes down to an entry, and is back at the drop-down. */
export async function chooseByKeys(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.locator('[role=option]:focus')).toHaveCount(1);
  const option = page.getByRole('option', { name: text, exact: true });
  const isThere = () => option.evaluate((element) => element === document.activeElement);
  await page.keyboard.press('Home');
  for (let stops = 0; stops < 120 && !(await isThere()); stops += 1) await page.keyboard.press('ArrowDown');
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // The focus comes back a frame after the list has gone.
  await expect(target).toBeFocused();
}
