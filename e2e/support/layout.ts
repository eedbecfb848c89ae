import type { Page } from '@playwright/test';
import { waitForPaint } from './wait.ts';

/** Returns by how many px the page is wider than the window; 0 if nothing scrolls sideways. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the fields in which iOS zooms the page, because their text is smaller than 16 px. */
export const smallFields = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '16px';
    return [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file], [hidden], [aria-hidden=true] *'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML);
  });

/** Returns the buttons and selects whose text does not fit into them. A field scrolls its text. */
const cutControls = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const isCutSelect = (select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      if (canvas) canvas.font = font;
      const width = canvas?.measureText(select.selectedOptions[0]?.text ?? '').width ?? 0;
      return width > select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
    };
    const isCutButton = (button: HTMLElement) => {
      const box = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const isHidden = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) <= 1;
        const isOutside = ({ left, right }: DOMRect) => left < box.left - 1 || right > box.right + 1;
        if (!isHidden && [...range.getClientRects()].some(isOutside)) return true;
      }
      return false;
    };
    const cut = [
      ...[...document.querySelectorAll('button')].filter(isCutButton),
      ...[...document.querySelectorAll('select')].filter((select) => select.clientWidth > 1 && isCutSelect(select)),
    ];
    return cut.map((control) => control.outerHTML.slice(0, 200));
  });

/**
 * Shows a page on a small phone with text of 200 % (WCAG 1.4.4, 1.4.10).
 * @returns by how many px the page is too wide, and the controls whose text is cut
 */
export async function largeTextDefects(page: Page): Promise<{ tooWidePx: number; cut: string[] }> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await waitForPaint(page);
  return { tooWidePx: await horizontalOverflow(page), cut: await cutControls(page) };
}
