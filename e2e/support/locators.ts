import type { Locator, Page } from '@playwright/test';

/** Returns the text field with exactly this name. */
export const exactTextbox = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Returns the status message, such as a toast, that contains a text. */
export const statusMessage = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });
