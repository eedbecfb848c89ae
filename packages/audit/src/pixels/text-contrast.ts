import type { TextLine } from '#audit/page/seen/text-lines.ts';
import type { Bitmap } from './bitmap.ts';
import { measureOnBackground, paintedContrast } from './contrast.ts';

/** A text line with too little contrast, and the contrast that it has. */
export type FaintLine = { line: TextLine; contrast: number };

/** The share of the background on which a text must be readable. Letters may reach over the edge of their box. */
const requiredShare = 0.7;

/** Thin strokes are painted fainter than their colour; this is by how much at most. */
const strokeLoss = 0.5;

/**
 * Finds the lines of text whose contrast is too low.
 * @param background the page without its text
 * @param painted the page with its text; omitted when only colours are compared
 */
export function findFaintLines(lines: readonly TextLine[], background: Bitmap, painted?: Bitmap): FaintLine[] {
  return lines.flatMap((line) => {
    const { box, alpha, colour, required } = line;
    if (!line.isMixed) {
      const measured = measureOnBackground(background, box, { colour, alpha }, required);
      if (!measured) return [];
      if (measured.share < requiredShare) return [{ line, contrast: measured.contrast }];
    }
    if (!painted || line.isLayered || box.y + box.height > painted.height) return [];
    const enough = 1 + (required - 1) * strokeLoss;
    const contrast = paintedContrast(painted, background, box, enough);
    return contrast < enough ? [{ line, contrast }] : [];
  });
}
