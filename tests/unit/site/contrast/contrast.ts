import { dark, darkMore, light, lightMore, type Palette } from '#src/styles/palette.ts';
import { contrastPairs, requiredRatios } from './contrast-pairs.ts';

type Rgb = [red: number, green: number, blue: number];

export const themes: Record<string, Palette> = {
  light,
  dark,
  'light, more contrast': { ...light, ...lightMore },
  'dark, more contrast': { ...dark, ...darkMore },
};

/** Parses `#rrggbb`, or `rgb(r g b / a%)` blended over white. */
function parseColour(value: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(value);
  if (hex) return hex.slice(1).map((part) => Number.parseInt(part, 16)) as Rgb;
  const veil = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (!veil) throw new Error(`${value} is not a colour in the form #rrggbb or rgb(r g b / a%).`);
  const [red, green, blue, alpha] = veil.slice(1).map(Number) as [...Rgb, number];
  return [red, green, blue].map((part) => (part * alpha) / 100 + 255 * (1 - alpha / 100)) as Rgb;
}

/** Returns the relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(parseColour(one)), luminance(parseColour(other))].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns a Markdown table: for each colour and theme, the background with the lowest contrast. */
export function contrastTable(): string {
  const rows = contrastPairs.map(({ foreground, backgrounds, kind }) => {
    const cells = Object.values(themes).map((palette) => {
      const least = backgrounds
        .map((ground) => ({ ground, ratio: contrastRatio(palette[foreground], palette[ground]) }))
        .sort((a, b) => a.ratio - b.ratio)[0];
      return least ? `${(Math.floor(least.ratio * 10) / 10).toFixed(1)} ${least.ground}` : '';
    });
    return `| ${[foreground, `${backgrounds.length}`, `${kind} ${requiredRatios[kind]}`, ...cells].join(' | ')} |`;
  });
  const head = ['colour', 'backgrounds', 'required', ...Object.keys(themes)];
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows].join('\n');
}
