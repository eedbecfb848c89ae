import { describe, expect, test } from 'vitest';
import { forced, light } from '#src/styles/palette.ts';
import { paletteDeclarations } from '#src/styles/themes.ts';
import { color } from '#src/styles/tokens.ts';
import { contrastRatio, contrastTable, themes } from './contrast.ts';
import { contrastPairs, requiredRatios } from './contrast-pairs.ts';

test('the contrast ratio follows the formula of WCAG', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('rgb(0 0 0 / 50%)', '#ffffff')).toBeCloseTo(3.98, 2);
});

describe.each(Object.entries(themes))('%s', (_, palette) => {
  test('every pair of colours for text or meaning has the required contrast', () => {
    const measured = contrastPairs.flatMap(({ foreground: fore, backgrounds: grounds, kind }) =>
      grounds.map((ground) => ({ fore, ground, kind, ratio: contrastRatio(palette[fore], palette[ground]) })),
    );
    expect(measured.length).toBeGreaterThan(80);
    expect(measured.filter((pair) => pair.ratio < requiredRatios[pair.kind])).toEqual([]);
  });
});

describe('forced colours', () => {
  /** System colours that CSS guarantees to be readable on the system background. */
  const readableColours = ['CanvasText', 'LinkText', 'GrayText'];

  test('every role is a system colour of the user, or left to the browser', () => {
    expect(Object.values(forced).filter((value) => value !== 'Canvas' && !readableColours.includes(value))).toEqual([]);
  });

  test('text is on the system background, which the browser draws behind each line', () => {
    const unreadable = contrastPairs
      .flatMap(({ foreground: fore, backgrounds: grounds }) => grounds.map((ground) => ({ fore, ground })))
      .filter(
        ({ fore, ground }) =>
          !readableColours.includes(forced[fore] ?? 'CanvasText') || (forced[ground] ?? 'Canvas') !== 'Canvas',
      );
    expect(unreadable).toEqual([]);
  });
});

test('each role is declared as the custom property that style files use', () => {
  const sheet = paletteDeclarations(light);
  for (const reference of Object.values(color)) expect(sheet).toContain(`${reference.slice('var('.length, -1)}: `);
});

test('the table of minimum contrasts in contrast.md is up to date', async () => {
  await expect(`${contrastTable()}\n`).toMatchFileSnapshot('contrast.md');
});
