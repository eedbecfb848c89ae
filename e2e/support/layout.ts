import type { Page } from '@playwright/test';
import { waitForPaint } from './wait.ts';

/** Returns by how many px the page is wider than the window; 0 if nothing scrolls sideways. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns elements whose text is cut off, except text for screen readers alone. */
export const cutOffElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
        const isHidden = element.clientWidth <= 1 || element.clientHeight <= 1;
        const overflows =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return cuts && !isHidden && overflows && element.textContent?.trim();
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  );

/** Returns the fields in which iOS zooms the page, because their text is smaller than 16 px. */
export const smallFields = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '16px';
    return [...document.querySelectorAll('input, select, textarea, [aria-haspopup=listbox]')]
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file], [hidden], [aria-hidden=true] *'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML);
  });

/** Shows a page on a small phone with text of 200 %, and returns by how many px it is too wide (WCAG 1.4.4, 1.4.10). */
export async function largeTextOverflow(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await waitForPaint(page);
  return horizontalOverflow(page);
}
