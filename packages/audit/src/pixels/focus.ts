import type { Page } from '@playwright/test';
import { type Box, readBitmap } from './bitmap.ts';
import { countChangedPixels } from './contrast.ts';

/** How far around an element its focus indicator may be painted, in CSS px. */
const margin = 6;

/**
 * Whether the focus indicator of the focused element is visible. Compares screenshots with focus and without: enough
 * pixels around the element must change with a contrast of 3:1 (WCAG 2.4.7, 1.4.11).
 * @param box the position of the element, in CSS px
 */
export async function isFocusPainted(page: Page, { x, y, width, height }: Box): Promise<boolean> {
  const window = page.viewportSize() ?? { width: 1440, height: 900 };
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  const clip = {
    x: left,
    y: top,
    width: Math.max(1, Math.min(window.width, x + width + margin) - left),
    height: Math.max(1, Math.min(window.height, y + height + margin) - top),
  };
  const focused = await page.screenshot({ clip });
  await page.evaluate(() => audit.hideFocus());
  const plain = await page.screenshot({ clip });
  await page.evaluate(() => audit.showFocus());
  if (focused.equals(plain)) return false;
  const changed = countChangedPixels(await readBitmap(focused), await readBitmap(plain));
  return changed >= Math.min(width + height, clip.width + clip.height) / 2;
}
