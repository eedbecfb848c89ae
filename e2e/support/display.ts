import type { Page } from '@playwright/test';

/** Returns the attributes of the root element that apply the display settings. Default settings have no attribute. */
export const displayAttributes = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => {
    // The start of the site has a mark of its own.
    const { started, ...display } = document.documentElement.dataset;
    return display;
  });
