import { describe, expect, test } from 'vitest';
import { contrastTable, measure, ratio, themes } from '../../scripts/contrast';
import { pairs, wanted } from '../../scripts/contrast-pairs';
import { forced, light } from '../../src/styles/palette';
import { declare } from '../../src/styles/themes';
import { color } from '../../src/styles/tokens';

test('the formula is that of WCAG', () => {
  expect(ratio('#ffffff', '#000000')).toBe(21);
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(ratio('rgb(0 0 0 / 50%)', '#ffffff')).toBeCloseTo(3.98, 2);
});

describe.each(Object.entries(themes))('%s', (_, palette) => {
  test('every pair that carries text or meaning can be told apart', () => {
    const measured = measure(palette);
    expect(measured.length).toBeGreaterThan(80);
    expect(measured.filter((pair) => pair.ratio < wanted[pair.kind])).toEqual([]);
  });
});

describe('forced colours', () => {
  /** Colours that CSS promises to be readable on each other, either way round. */
  const partners: Record<string, string[]> = {
    Canvas: ['CanvasText', 'LinkText', 'GrayText'],
    Highlight: ['HighlightText'],
    ButtonFace: ['ButtonText'],
    Field: ['FieldText'],
  };

  test('every role is one of the reader’s own colours', () => {
    const names = Object.entries(partners).flatMap(([ground, fores]) => [ground, ...fores]);
    expect(Object.values(forced).filter((value) => !names.includes(value))).toEqual([]);
  });

  test('text stands on what it is made for', () => {
    const broken = pairs
      .filter(({ kind }) => kind !== 'control')
      .flatMap(({ fore, grounds }) => grounds.map((ground) => [forced[fore], forced[ground], fore, ground] as const))
      .filter(([fore, ground]) => !partners[ground]?.includes(fore) && !partners[fore]?.includes(ground));
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
