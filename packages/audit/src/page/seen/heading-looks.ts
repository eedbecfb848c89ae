/** How a block of text looks. Positions and sizes are in CSS px. */
export type HeadingLook = {
  text: string;
  size: number;
  weight: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether a list, a table or a section follows at once. */
  isOverList: boolean;
};

/** The font size of the body text, and that of the smallest heading of the screen. */
type Scale = { bodySize: number; smallest: number };

const figure = /^[^\dA-Za-z가-힣]*\d(?:[\d\s,.:~/()%+\-–]*[\d)%])?\s?[^\d\s]{0,2}$/;

/** The number of a section, a blank, and a word, such as `1. 총칙` or `4.1 형식`. */
const numbered = /^\d+\.(\d+\.?)*\s+\p{L}/u;

/** Whether a text is a figure or a year, which may be large without being a heading. */
export const isFigure = (text: string): boolean => figure.test(text) && !numbered.test(text);

/** Whether a text is a sentence or a name, which is no heading whatever its size. */
const isSentence = (text: string): boolean =>
  text.length > 50 || /[.!?:,]$|다\.|요\.| 님$/.test(text) || !/[가-힣A-Za-z]{2}|\d{4}/.test(text);

/** Whether a text is so large that it looks like a heading without being bold, and with a button beside it. */
export const isLarge = (size: number, bodySize: number): boolean => size >= bodySize * 1.6;

/**
 * Whether a block looks like a heading: a short text that is larger than the body text, or bold, on a line of its own
 * over a smaller text that it stands above.
 * @param next the block after it; null at the end
 */
export function looksLikeHeading(block: HeadingLook, next: HeadingLook | null, { bodySize, smallest }: Scale): boolean {
  if (!next || isSentence(block.text) || (isFigure(block.text) && !block.isOverList)) return false;
  const isLarger =
    (block.size >= Math.min(smallest, bodySize * 1.5) && block.size >= bodySize * 1.12 && block.weight >= 600) ||
    isLarge(block.size, bodySize);
  const isBold = block.weight >= 600 && block.size >= bodySize && next.weight <= 500;
  const isOver = next.top >= block.bottom - 2 && next.top - block.bottom < block.size * 4;
  const isAligned = Math.abs(next.left - block.left) < 40 || (next.left < block.right && next.right > block.left);
  return (
    (isLarger || isBold) &&
    (block.isOverList || (isOver && isAligned)) &&
    (next.size < block.size || next.weight < block.weight)
  );
}

/**
 * Finds headings that look larger than the heading above them in the outline.
 * @param headings in document order
 * @returns their indexes
 */
export function misleadingLevels(headings: readonly { level: number; size: number }[]): number[] {
  return headings.flatMap(({ level, size }, index) => {
    const parent = headings.slice(0, index).findLast((before) => before.level < level);
    return parent && size > parent.size * 1.12 ? [index] : [];
  });
}

/**
 * Whether a block is the subtitle of the heading right above it: smaller than the heading, and set as no heading of the
 * screen is. A subheading looks like the other subheadings.
 * @param before the block before it; null at the start
 * @param headings all headings of the screen
 */
export function isSubtitle(block: HeadingLook, before: HeadingLook | null, headings: readonly HeadingLook[]): boolean {
  if (!before || !headings.includes(before) || block.size >= before.size) return false;
  const isBelow = block.top >= before.bottom - 2 && block.top - before.bottom < before.size * 4;
  return isBelow && !headings.some(({ size, weight }) => size === block.size && weight === block.weight);
}
