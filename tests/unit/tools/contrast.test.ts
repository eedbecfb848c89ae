import { describe, expect, test } from 'vitest';
import { forced, light } from '#src/styles/palette.ts';
import { declare } from '#src/styles/themes.ts';
import { color } from '#src/styles/tokens.ts';
import { contrastRatio, contrastTable, themes } from '#tools/dev/contrast/contrast.ts';
import { contrastPairs, requiredRatios } from '#tools/dev/contrast/contrast-pairs.ts';

test('the formula is that of WCAG', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('rgb(0 0 0 / 50%)', '#ffffff')).toBeCloseTo(3.98, 2);
});

describe.each(Object.entries(themes))('%s', (_, palette) => {
  test('every pair that carries text or meaning can be told apart', () => {
    const measured = contrastPairs.flatMap(({ foreground: fore, backgrounds: grounds, kind }) =>
      grounds.map((ground) => ({ fore, ground, kind, ratio: contrastRatio(palette[fore], palette[ground]) })),
    );
    expect(measured.length).toBeGreaterThan(80);
    expect(measured.filter((pair) => pair.ratio < requiredRatios[pair.kind])).toEqual([]);
  });
});

describe('forced colours', () => {
  /** What CSS promises to be readable on the reader's ground. */
  const readable = ['CanvasText', 'LinkText', 'GrayText'];

  test('every role is one of the reader’s own colours, or left to the browser', () => {
    expect(Object.values(forced).filter((value) => value !== 'Canvas' && !readable.includes(value))).toEqual([]);
  });

  test('text stands on the reader’s ground; the browser lays a plate of it behind each line', () => {
    const broken = contrastPairs
      .flatMap(({ foreground: fore, backgrounds: grounds }) => grounds.map((ground) => ({ fore, ground })))
      .filter(
        ({ fore, ground }) =>
          !readable.includes(forced[fore] ?? 'CanvasText') || (forced[ground] ?? 'Canvas') !== 'Canvas',
      );
    expect(broken).toEqual([]);
  });
});

test('each role is declared under the name that style files use', () => {
  const sheet = declare(light);
  for (const use of Object.values(color)) expect(sheet).toContain(`${use.slice('var('.length, -1)}: `);
});

test('the table of least contrasts is up to date', async () => {
  await expect(`${contrastTable()}\n`).toMatchFileSnapshot('contrast.md');
});
