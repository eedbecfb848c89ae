import { describe, expect, test } from 'vitest';
import type { TextLine } from '#audit/page/seen/text-lines.ts';
import type { Bitmap } from '#audit/pixels/bitmap.ts';
import { contrastOfRgb, dominantColour, measureOnBackground, type Rgb } from '#audit/pixels/contrast.ts';
import {
  isFaintIcon,
  isFaintMark,
  looksLikeText,
  looksUnchecked,
  problemOfGraphic,
} from '#audit/pixels/graphic-contrast.ts';
import { findFaintLines } from '#audit/pixels/text-contrast.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const grey: Rgb = [200, 200, 200];

/** Paints a picture of 40 × 40 px. @param colourAt the colour of each pixel */
function paint(colourAt: (x: number, y: number) => Rgb): Bitmap {
  const data = new Uint8Array(40 * 40 * 3);
  for (let y = 0; y < 40; y += 1) for (let x = 0; x < 40; x += 1) data.set(colourAt(x, y), (y * 40 + x) * 3);
  return { width: 40, height: 40, data };
}

const box = { x: 10, y: 10, width: 20, height: 20 };
const isIn = (x: number, y: number, inset: number) =>
  x >= 10 + inset && x < 30 - inset && y >= 10 + inset && y < 30 - inset;
const framed =
  (edge: Rgb, inside: Rgb, dot = inside) =>
  (x: number, y: number): Rgb => {
    if (!isIn(x, y, 0)) return white;
    if (!isIn(x, y, 2)) return edge;
    return isIn(x, y, 6) ? dot : inside;
  };

/** Paints a square of a colour on white. @param inset how much smaller than the box it is */
const square = (colour: Rgb, inset = 5) => paint((x, y) => (isIn(x, y, inset) ? colour : white));

const line = (given: Partial<TextLine> = {}): TextLine => ({
  element: 0,
  box,
  colour: black,
  alpha: 1,
  isMixed: false,
  required: 4.5,
  isLayered: false,
  styledContrast: 0,
  look: '',
  ...given,
});

test('contrast is that of WCAG', () => {
  expect(contrastOfRgb(black, white)).toBeCloseTo(21, 5);
  expect(contrastOfRgb([119, 119, 119], white)).toBeCloseTo(4.48, 2);
});

describe('text', () => {
  test('is measured on the pixels behind it, with its opacity', () => {
    const page = paint(() => white);
    expect(measureOnBackground(page, box, { colour: black, alpha: 1 }, 4.5)).toEqual({
      share: 1,
      contrast: expect.closeTo(21, 5),
    });
    expect(measureOnBackground(page, box, { colour: black, alpha: 0.3 }, 4.5)?.share).toBe(0);
    expect(measureOnBackground(page, { ...box, y: 900 }, { colour: black, alpha: 1 }, 4.5)).toBeNull();
  });

  test('on a picture is faint when a large part of the picture is too bright', () => {
    const picture = paint((x) => (x < 20 ? black : white));
    expect(findFaintLines([line({ colour: white })], picture)).toHaveLength(1);
    const darker = paint((x) => (x < 28 ? black : white));
    expect(findFaintLines([line({ colour: white })], darker)).toEqual([]);
  });

  test('under a veil or under another element is faint, whatever its colour', () => {
    const background = paint(() => white);
    expect(findFaintLines([line()], background, square(grey))).toHaveLength(1);
    expect(findFaintLines([line()], background, background)).toHaveLength(1);
    expect(findFaintLines([line()], background, square(black))).toEqual([]);
  });

  test('that is large needs 3:1', () => {
    const page = paint(() => white);
    const colour: Rgb = [140, 140, 140];
    expect(findFaintLines([line({ colour })], page)).toHaveLength(1);
    expect(findFaintLines([line({ colour, required: 3 })], page)).toEqual([]);
  });
});

describe('a picture of a control', () => {
  test('is faint when no part of it is distinct', () => {
    expect(isFaintIcon(square(grey), box)).toBe(true);
    expect(isFaintIcon(square(black), box)).toBe(false);
    expect(isFaintIcon(square(black, 0), box)).toBe(false);
  });

  test('is faint when it is nearly transparent', () => {
    const icon = { kind: 'icon', hasAlternative: false, isChecked: false, edgeContrast: null } as const;
    expect(problemOfGraphic(square(black), { ...icon, element: 0, box, alpha: 1 })).toBeNull();
    expect(problemOfGraphic(square(black), { ...icon, element: 0, box, alpha: 0.12 })).not.toBeNull();
  });
});

describe('a mark of a checkbox', () => {
  test('is faint when its edge is', () => {
    expect(isFaintMark(paint(framed(grey, white)), box)).toBe(true);
    expect(isFaintMark(paint(framed(black, white)), box)).toBe(false);
  });

  test('looks unchecked when its inside is as empty as the page', () => {
    expect(looksUnchecked(paint(framed(black, white)), box)).toBe(true);
    expect(looksUnchecked(paint(framed(black, white, black)), box)).toBe(false);
    expect(looksUnchecked(paint(framed(black, black)), box)).toBe(false);
  });
});

test('a picture looks like text when it changes often between letters and one ground', () => {
  const letters = paint((x, y) => (y % 4 > 1 && x % 3 === 0 ? black : white));
  expect(looksLikeText(letters, { x: 0, y: 0, width: 40, height: 40 })).toBe(true);
  const photo = paint((x, y) => [x * 6, y * 6, 90]);
  expect(looksLikeText(photo, box)).toBe(false);
  expect(looksLikeText(paint(framed(black, white)), box)).toBe(false);
});

test('the dominant colour of a box is that of most of its pixels', () => {
  const picture = paint((x) => (x < 18 ? black : white));
  expect(dominantColour(picture, box)).toEqual(white);
});
