import type { Problem } from '#audit/model.ts';
import { findExposed, isVisible, problemAt, visibleText } from './dom.ts';

/** Whether a link shortens its text with an ellipsis. The page behind it has the whole text, as with a title in a list. */
function isShortenedLink(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && element.closest('a[href]') !== null;
}

/** Returns elements whose text is cut off by `overflow: hidden` or `clip`. */
export function findClippedText(): HTMLElement[] {
  const isCutOff = (overflow: string, content: number, box: number): boolean =>
    /hidden|clip/.test(overflow) && content > box + 2 && box > 0;
  return findExposed('main *, header *, footer *, [role=dialog] *, [role=alertdialog] *').filter((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    if (visibleText(element) === '' || element.closest('select, textarea, svg')) return false;
    if (element.getBoundingClientRect().width <= 1 || clipPath !== 'none' || isShortenedLink(element)) return false;
    return (
      isCutOff(overflowY, element.scrollHeight, element.clientHeight) ||
      isCutOff(overflowX, element.scrollWidth, element.clientWidth)
    );
  });
}

const recordedSizes = new Map<Element, number>();

const fontSizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** Records the font size of each text. */
export function recordFontSizes(): void {
  recordedSizes.clear();
  for (const element of findExposed('body *'))
    if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      recordedSizes.set(element, fontSizeOf(element));
}

/** Returns texts below 24 px whose font size is less than 1.5 times the recorded one. */
export const findFixedFontSizes = (): Problem[] =>
  [...recordedSizes]
    .filter(
      ([element, size]) => size < 24 && element.isConnected && isVisible(element) && fontSizeOf(element) / size < 1.5,
    )
    .map(([element, size]) => problemAt(element, `글자가 ${(fontSizeOf(element) / size).toFixed(2)}배로만 커진다`));
