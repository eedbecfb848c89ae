import type { PageCheck, Problem } from '#audit/model.ts';
import { problemAt, topDialog, visibleText } from '#audit/page/dom.ts';
import {
  type HeadingLook,
  isFigure,
  isLarge,
  isSubtitle,
  looksLikeHeading,
  misleadingLevels,
} from './heading-looks.ts';
import { mainFontSize, readTextBlocks, type TextBlock } from './text-blocks.ts';

const headingSelector = ':is(h1, h2, h3, h4, h5, h6):not([role]), [role=heading]';

/** Elements whose text may be large or bold without being a heading, because they have another role. */
const otherRoles =
  'a, button, label, legend, th, td, caption, summary, dt, dd, figure, blockquote, time, nav, li > strong, [role=tab], [role=option], [role=status], [role=alert], [role=group] > :first-child, [role=radiogroup] > :first-child, address, output';

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? element.tagName.match(/^H(\d)$/)?.[1] ?? 2);

const lookOf = ({ text, size, weight, box, element }: TextBlock): HeadingLook => ({
  text,
  size,
  weight,
  left: box.left,
  right: box.right,
  top: box.top,
  bottom: box.bottom,
  isOverList: element.nextElementSibling?.matches('ul, ol, table, section') === true,
});

/** Whether an element is the name of a control or of a group of controls. */
const isNameOfControl = ({ id }: Element): boolean =>
  id !== '' &&
  document.querySelector(
    `:is(input, button, select, textarea, fieldset, [role]:not([role=region])[aria-labelledby])[aria-labelledby~="${CSS.escape(id)}"]`,
  ) !== null;

/** The length of a list item that is read at once, as the name and the facts of one thing. */
const shortItem = 200;

/** Whether a block names the short list item around it, in a list whose items have no headings. */
function isNameOfItem(element: Element): boolean {
  const item = element.closest('li');
  const list = item?.parentElement;
  if (!item || !list?.matches('ul, ol') || list.childElementCount < 2) return false;
  return visibleText(item).length <= shortItem && list.querySelector(headingSelector) === null;
}

/** Compares the text that looks like a heading with the headings of the screen (WCAG 1.3.1, 2.4.6). */
export const seenHeadings: PageCheck = {
  id: 'seen-headings',
  title: '제목처럼 보이는 글은 제목이고, 크기가 제목의 단계와 맞는다',
  criteria: ['1.3.1', '2.4.6'],
  inspect() {
    const blocks = readTextBlocks().filter(({ isExposed }) => isExposed);
    const bodySize = mainFontSize(blocks);
    const problems: Problem[] = [];
    const isHeading = ({ element }: TextBlock): boolean => element.closest(headingSelector) !== null;
    const headings = blocks.filter(isHeading);
    const looks = blocks.map(lookOf);
    const headingLooks = looks.filter((_, index) => blocks[index] !== undefined && isHeading(blocks[index]));
    const smallest = Math.min(...headings.map(({ size }) => size), bodySize * 1.6);
    for (const [index, block] of blocks.entries()) {
      if (isHeading(block) || block.element.closest(otherRoles) || isNameOfControl(block.element)) continue;
      // What is over a list of its own is more than the name of an item.
      if (isNameOfItem(block.element) && block.size < smallest && !lookOf(block).isOverList) continue;
      const isBeside = ({ box }: TextBlock): boolean => isLarge(block.size, bodySize) && box.top < block.box.bottom - 2;
      const next = blocks.slice(index + 1).find((other) => !block.element.contains(other.element) && !isBeside(other));
      const before = looks[index - 1] ?? null;
      if (isSubtitle(lookOf(block), before, headingLooks)) continue;
      if (looksLikeHeading(lookOf(block), next ? lookOf(next) : null, { bodySize, smallest }))
        problems.push(problemAt(block.element, `'${block.text.slice(0, 30)}'은(는) 제목처럼 보이지만 제목이 아니다`));
    }
    const real = headings.map((block) => ({
      block,
      level: levelOf(block.element.closest(headingSelector) ?? block.element),
    }));
    for (const { block } of real)
      if (block.text.length > 120) problems.push(problemAt(block.element, '긴 글이 제목으로 되어 있다'));
    if (!topDialog())
      for (const index of misleadingLevels(
        real.map(({ block, level }) => ({ level, size: isFigure(block.text) ? 0 : block.size })),
      )) {
        const found = real[index];
        if (found)
          problems.push(
            problemAt(found.block.element, `${found.level}단계 제목이 더 높은 단계의 제목보다 크게 보인다`),
          );
      }
    return { examined: blocks.length, problems };
  },
};
