import type { Bitmap, Box } from './bitmap.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The linear light of each value of a channel (WCAG 2.2, relative luminance). */
const linearLight = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const channelLight = (value: number): number => linearLight[Math.round(value)] ?? 0;

/** Returns the relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
const luminanceOfRgb = ([red, green, blue]: Rgb): number =>
  0.2126 * channelLight(red) + 0.7152 * channelLight(green) + 0.0722 * channelLight(blue);

/** Returns the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOfRgb(one: Rgb, two: Rgb): number {
  const [first, second] = [luminanceOfRgb(one), luminanceOfRgb(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns the colour of a pixel, black outside of the picture. */
function pixelAt({ width, data }: Bitmap, x: number, y: number): Rgb {
  const index = (y * width + x) * 3;
  return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
}

/** Returns the positions of the pixels of a box that are in the picture. @param step every how many px */
function* pixelPositions(bitmap: Bitmap, box: Box, step = 1): Generator<readonly [x: number, y: number]> {
  const right = Math.min(bitmap.width, Math.floor(box.x + box.width));
  const bottom = Math.min(bitmap.height, Math.floor(box.y + box.height));
  for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y += step)
    for (let x = Math.max(0, Math.ceil(box.x)); x < right; x += step) yield [x, y];
}

const mixRgb = (top: Rgb, alpha: number, below: Rgb): Rgb => {
  const mixed = (index: 0 | 1 | 2): number => top[index] * alpha + below[index] * (1 - alpha);
  return [mixed(0), mixed(1), mixed(2)];
};

/** How readable a text is: the share of its background on which its contrast suffices, and the middle contrast. */
export type Readability = { share: number; contrast: number };

/**
 * Measures a text colour on the pixels of its background.
 * @param alpha the opacity of the text, from 0 to 1
 * @returns null when the box is outside of the picture
 */
export function measureOnBackground(
  background: Bitmap,
  box: Box,
  text: { colour: Rgb; alpha: number },
  required: number,
): Readability | null {
  const contrasts = [...pixelPositions(background, box, 3)].map(([x, y]) => {
    const below = pixelAt(background, x, y);
    return contrastOfRgb(mixRgb(text.colour, text.alpha, below), below);
  });
  if (contrasts.length === 0) return null;
  contrasts.sort((one, two) => one - two);
  const readable = contrasts.filter((contrast) => contrast >= required - 0.02).length;
  return { share: readable / contrasts.length, contrast: contrasts[Math.floor(contrasts.length / 2)] ?? 1 };
}

/**
 * Returns the highest contrast of the pixels of a box between two pictures; 1 when they are equal there.
 * @param enough the contrast at which the search ends
 */
export function paintedContrast(painted: Bitmap, background: Bitmap, box: Box, enough: number): number {
  let best = 1;
  for (const [x, y] of pixelPositions(painted, box)) {
    const [top, below] = [pixelAt(painted, x, y), pixelAt(background, x, y)];
    if (top[0] === below[0] && top[1] === below[1] && top[2] === below[2]) continue;
    best = Math.max(best, contrastOfRgb(top, below));
    if (best >= enough) return best;
  }
  return best;
}

/** Returns the most common colour of a box; similar colours count as one. Null outside of the picture. */
export function dominantColour(bitmap: Bitmap, box: Box): Rgb | null {
  const counts = new Map<number, { count: number; colour: Rgb }>();
  let best: { count: number; colour: Rgb } | null = null;
  for (const [x, y] of pixelPositions(bitmap, box)) {
    const colour = pixelAt(bitmap, x, y);
    const key = (colour[0] >> 3) * 1024 + (colour[1] >> 3) * 32 + (colour[2] >> 3);
    const entry = counts.get(key) ?? { count: 0, colour };
    entry.count += 1;
    counts.set(key, entry);
    if (!best || entry.count > best.count) best = entry;
  }
  return best?.colour ?? null;
}

/** Returns the share of the pixels of a box that have at least a contrast to a colour. */
export function shareWithContrast(bitmap: Bitmap, box: Box, colour: Rgb, required: number): number {
  let [all, distinct] = [0, 0];
  for (const [x, y] of pixelPositions(bitmap, box)) {
    all += 1;
    if (contrastOfRgb(pixelAt(bitmap, x, y), colour) >= required) distinct += 1;
  }
  return all === 0 ? 0 : distinct / all;
}

/** Returns how many pixels differ between two pictures of the same size, with a contrast of 3:1. */
export function countChangedPixels(one: Bitmap, two: Bitmap): number {
  let changed = 0;
  for (const [x, y] of pixelPositions(one, { x: 0, y: 0, width: one.width, height: one.height }))
    if (contrastOfRgb(pixelAt(one, x, y), pixelAt(two, x, y)) >= 3) changed += 1;
  return changed;
}
