import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Finds a button by its whole name. */
export const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** Finds a text field by its whole label. */
export const textbox = (name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Waits until the first element of a locator is visible. */
export const expectVisible = (locator: Locator) => expect.element(locator.first()).toBeVisible();
