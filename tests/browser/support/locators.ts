import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Finds a button by its whole name. */
export const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** Finds a text field by its whole label. */
export const textbox = (name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** The title field of a form. */
export const titleField = (): Locator => page.getByRole('textbox', { name: '제목' });

/** The content field of a form. */
export const contentField = (): Locator => page.getByRole('textbox', { name: '내용' });

/** The modal that shows a message. */
export const messageModal = (): Locator => page.getByRole('alertdialog');

/** The summary of the errors above a form. */
export const errorSummary = (): Locator => page.getByRole('region', { name: /입력 내용을 확인/ });

/** Waits until the first element of a locator is visible. */
export const expectVisible = (locator: Locator) => expect.element(locator.first()).toBeVisible();
