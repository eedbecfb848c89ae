import { type Colour, contrastOf } from '#audit/page/colour.ts';

/**
 * Returns a grey whose contrast with a background is just below a limit.
 * @param limit such as 4.5 for text (WCAG 1.4.3) or 3 for icons and borders (WCAG 1.4.11)
 */
export function faintGrey(behind: Colour, limit: number): string {
  const greys = Array.from({ length: 256 }, (_, grey) => ({
    grey,
    contrast: contrastOf([grey, grey, grey, 1], behind),
  }));
  const below = greys
    .filter(({ contrast }) => contrast < limit - 0.3)
    .sort((one, other) => other.contrast - one.contrast);
  const grey = below[0]?.grey ?? 128;
  return `rgb(${grey}, ${grey}, ${grey})`;
}
