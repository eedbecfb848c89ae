/** The display in which a state is audited. `width` and `height` are in CSS px. */
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

/** Returns the name of a variant in the report. */
export const variantName = ({ width, colours: mode, text }: Variant): string =>
  `${width} px · ${colourNames[mode]} · 글자 ${text} %`;

const valueAt = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/**
 * Returns the three variants of a state. Each state is audited at every width, in every colour mode and at every text
 * size; nine consecutive states cover every pair of them.
 * @param index the index of the state in the list
 */
export function variantsOf(index: number): Variant[] {
  return widths.map((width, row) => ({
    width,
    height: 900,
    colours: valueAt(colours, row + index),
    text: valueAt(texts, row * 2 + index + Math.floor(index / 3)),
  }));
}

/** The variant of the interactive checks. */
export const plainVariant: Variant = { width: 1440, height: 900, colours: 'light', text: '100' };
