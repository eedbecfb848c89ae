import type { PageCheck, Problem } from '#audit/model.ts';
import { isVisuallyHidden, problemAt } from '#audit/page/dom.ts';
import { findClippedText } from '#audit/page/media.ts';
import { readPlainTextLines, type TextLine, textLineElement } from './text-lines.ts';

/** Whether two lines of text are painted over each other: a third of the lower one is in the other one. */
function areOverlapping(one: TextLine['box'], two: TextLine['box']): boolean {
  const width = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const height = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return width > 4 && height > Math.min(one.height, two.height) * 0.45;
}

/** Finds text that is cut off, or painted over other text. */
export const seenLayout: PageCheck = {
  id: 'seen-layout',
  title: '글이 잘리거나 서로 겹치지 않는다',
  criteria: ['1.4.10', '1.4.4'],
  inspect() {
    const problems: Problem[] = findClippedText()
      .filter((element) => !isScrolledList(element) && !isShortened(element) && hasCutLetters(element))
      .map((element) => problemAt(element, '글이 잘려 있다'));
    const lines = readPlainTextLines().sort((one, two) => one.box.y - two.box.y);
    const reported = new Set<Element>();
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.y > line.box.y + line.box.height) break;
        const [one, two] = [textLineElement(line.element), textLineElement(other.element)];
        if (
          one === two ||
          line.isLayered ||
          other.isLayered ||
          reported.has(two) ||
          line.alpha < 0.1 ||
          other.alpha < 0.1
        )
          continue;
        if (!areOverlapping(line.box, other.box)) continue;
        reported.add(two);
        problems.push(problemAt(two, '글이 다른 글과 겹친다'));
      }
    return { examined: lines.length, problems };
  },
};

/** Whether a line of visible text reaches over the edge of an element. */
function hasCutLetters(element: Element): boolean {
  const edge = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement || (nodeValue ?? '').trim() === '' || isVisuallyHidden(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const isCut = [...range.getClientRects()].some(
      (line) =>
        line.right > edge.right + 2 ||
        Math.max(line.bottom - edge.bottom, 0) + Math.max(edge.top - line.top, 0) > line.height * 0.3 ||
        line.left < edge.left - 2,
    );
    if (isCut) return true;
  }
  return false;
}

/** Whether an element scrolls, or shortens a text with three dots, which its link shows in full. */
function isShortened(element: Element): boolean {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  return /auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

/** Whether an element moves its content by itself, such as a carousel, whose other slides are out of sight on purpose. */
const isScrolledList = (element: Element): boolean =>
  element.querySelector('[inert], [aria-hidden=true]:not(span, svg, i), [role=group][aria-roledescription]') !== null ||
  element.matches('[aria-roledescription]');
