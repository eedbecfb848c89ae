/** How a state is looked at. */
export type Variant = {
  width: number;
  height: number;
  colours: 'light' | 'dark' | 'forced';
  /** Text size of the site's own display settings, in per cent. */
  text: '100' | '125' | '150';
};

const widths = [390, 900, 1440] as const;
const colours = ['light', 'dark', 'forced'] as const;
const texts = ['100', '125', '150'] as const;

const colourNames = { light: '밝게', dark: '어둡게', forced: '강제 색' };

/** The variant's name in the report. */
export const variantName = ({ width, colours: mode, text }: Variant): string =>
  `${width} px · ${colourNames[mode]} · 글자 ${text} %`;

const valueAt = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[((index % values.length) + values.length) % values.length] ?? values[0];

/**
 * The three variants of a state, pairwise: each state meets every width, every colour mode and every text size, and
 * nine states in a row meet every pair of them.
 * @param index the state's place in the list
 */
export function variantsOf(index: number): Variant[] {
  return widths.map((width, row) => ({
    width,
    height: 900,
    colours: valueAt(colours, row + index),
    text: valueAt(texts, row * 2 + index + Math.floor(index / 3)),
  }));
}

/** The plain one, which the checks that press and wait are done in. */
export const plainVariant: Variant = { width: 1440, height: 900, colours: 'light', text: '100' };
