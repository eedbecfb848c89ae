import { inlineElements, outsideOf } from '#src/lib/browser/site-fonts.ts';
import { htmlTags } from './html-tags.ts';
import { isVoidElement } from './post-elements.ts';

const inlineNames = new Set(inlineElements.split(', '));

/** The references of characters that each font has. */
const reference = /&(?:amp|quot|#x27|nbsp);/g;

/**
 * Marks the elements of rendered HTML with characters that the first font of the page lacks, as the site does after its
 * start (src/lib/browser/site-fonts.ts). Unmarked, their typeface would change three times instead of once.
 * @param html the well-formed HTML of React and the sanitiser
 * @param firstFont the characters of the first font (CSS Fonts, `unicode-range`)
 */
export function markPendingTexts(html: string, firstFont: string): string {
  const pattern = outsideOf(firstFont);
  /** The ends of the tags of the open elements, and of those to mark. */
  const open: number[] = [];
  const marked = new Set<number>();
  let textStart = 0;
  for (const { kind, name, start, end } of htmlTags(html)) {
    const element = open.at(-1);
    if (element && pattern.test(html.slice(textStart, start).replace(reference, ''))) marked.add(element);
    textStart = end;
    if (kind === 'other' || inlineNames.has(name) || isVoidElement(name)) continue;
    if (kind === 'open') open.push(end);
    else open.pop();
  }
  const cuts = [0, ...[...marked].sort((one, other) => one - other).map((end) => end - 1)];
  return cuts.map((cut, index) => html.slice(cut, cuts[index + 1])).join(' data-font-pending=""');
}
