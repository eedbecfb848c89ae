import type { Page } from '@playwright/test';

/** Returns the attributes of the root element that apply the display settings. Default settings have no attribute. */
export const displayAttributes = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => ({ ...document.documentElement.dataset }));
