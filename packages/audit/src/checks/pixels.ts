import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };

const expandBox = ({ x, y, width, height }: Box, viewport: { width: number; height: number }): Box => {
  const margin = 6;
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(viewport.width, x + width + margin) - left),
    height: Math.max(1, Math.min(viewport.height, y + height + margin) - top),
  };
};

const pixelLuminances = async (png: Buffer): Promise<Float64Array> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const values = new Float64Array(info.width * info.height);
  const linear = (value: number): number =>
    value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  for (let index = 0; index < values.length; index += 1)
    values[index] =
      0.2126 * linear(data[index * 3] ?? 0) +
      0.7152 * linear(data[index * 3 + 1] ?? 0) +
      0.0722 * linear(data[index * 3 + 2] ?? 0);
  return values;
};

/**
 * Whether the focus indicator of the focused element is visible. Compares screenshots with focus and without: enough
 * pixels around the element must change with a contrast of 3:1 (WCAG 2.4.7, 1.4.11).
 * @param box the position of the element, in CSS px
 */
export async function isFocusPainted(page: Page, box: Box): Promise<boolean> {
  const clip = expandBox(box, page.viewportSize() ?? { width: 1440, height: 900 });
  const focused = await page.screenshot({ clip });
  await page.evaluate(() => audit.hideFocus());
  const plain = await page.screenshot({ clip });
  await page.evaluate(() => audit.showFocus());
  if (focused.equals(plain)) return false;
  const [one, two] = await Promise.all([pixelLuminances(focused), pixelLuminances(plain)]);
  let changed = 0;
  for (const [index, value] of one.entries()) {
    const other = two[index] ?? value;
    if ((Math.max(value, other) + 0.05) / (Math.min(value, other) + 0.05) >= 3) changed += 1;
  }
  return changed >= Math.min(box.width + box.height, clip.width + clip.height) / 2;
}
