import type { PageCheck, Problem } from '#tools/audit/model.ts';
import { problemAt, topDialog } from '#tools/audit/page/dom.ts';
import { type HeadingLook, isFigure, looksLikeHeading, misleadingLevels } from './heading-looks.ts';
import { mainFontSize, readTextBlocks, type TextBlock } from './text-blocks.ts';

const headingSelector = ':is(h1, h2, h3, h4, h5, h6):not([role]), [role=heading]';

/** Elements whose text may be large or bold without being a heading, because they have another role. */
const otherRoles =
  'a, button, label, legend, th, td, caption, summary, dt, dd, figcaption, blockquote, time, nav, li > strong, [role=tab], [role=option], [role=status], [role=alert], [role=group] > :first-child, [role=radiogroup] > :first-child, address, output';

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? element.tagName.match(/^H(\d)$/)?.[1] ?? 2);

/** The number of characters from which a text below a heading is a motto or a lead, and no heading of what follows. */
const longSubtitle = 20;

/** Whether a block says more about the heading, or the first text of the list item, that is before it. */
function isSubtitle({ text, element }: TextBlock, before: TextBlock | undefined): boolean {
  if (!before) return false;
  const item = element.closest('li');
  if (item) return item.contains(before.element);
  return text.length > longSubtitle && before.element.closest(headingSelector) !== null;
}

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
    const smallest = Math.min(...headings.map(({ size }) => size), bodySize * 1.6);
    for (const [index, block] of blocks.entries()) {
      if (isHeading(block) || block.element.closest(otherRoles) || isNameOfControl(block.element)) continue;
      if (isSubtitle(block, blocks[index - 1])) continue;
      const next = blocks.slice(index + 1).find(({ element }) => !block.element.contains(element));
      if (looksLikeHeading(lookOf(block), next ? lookOf(next) : null, { bodySize, smallest }))
        problems.push(problemAt(block.element, `'${block.text.slice(0, 30)}'은(는) 제목처럼 보이지만 제목이 아니다`));
    }
    const real = headings.map((block) => ({
      block,
      level: levelOf(block.element.closest(headingSelector) ?? block.element),
    }));
    const worded = real.filter(({ block }) => !isFigure(block.text));
    for (const { block } of real)
      if (block.text.length > 120) problems.push(problemAt(block.element, '긴 글이 제목으로 되어 있다'));
    if (!topDialog())
      for (const index of misleadingLevels(worded.map(({ block, level }) => ({ level, size: block.size })))) {
        const found = worded[index];
        if (found)
          problems.push(
            problemAt(found.block.element, `${found.level}단계 제목이 더 높은 단계의 제목보다 크게 보인다`),
          );
      }
    return { examined: blocks.length, problems };
  },
};
