import type { PageCheck, Problem } from '#audit/model.ts';
import { findExposed, isVisible, problemAt, topDialog, visibleText } from '#audit/page/dom.ts';
import { readTextBlocks } from './text-blocks.ts';

/** What begins an item that looks like one of a list: a bullet, a dash, a number or a Korean letter. */
const bulletPattern = /^\s*([•·‣▪◦●○■□★☆▶►✓✔]|[-–—*]\s|\(?\d{1,2}[.)]\s|[①-⑳]|[가나다라마바사아][.)]\s)/;

const listSelector =
  'ul, ol, dl, menu, table, [role=list], [role=listbox], [role=tablist], [role=radiogroup], [role=menu], [role=grid], [role=table]';

const emptyRoles = '[role=none], [role=presentation], [role=generic], [role=paragraph], [role=group]';

/** Elements that repeat without being a list: controls of a toolbar, parts of a form, lines of a table. */
const notItems =
  'nav, form, fieldset, [role=group], [role=toolbar], [role=tabpanel], svg, select, p, pre, h1, h2, h3, h4';

/** Describes an element by its tags and classes, so that the items of one template are equal. */
function templateOf(element: Element): string {
  const parts = [element, ...element.children].map(
    ({ tagName, classList }) => `${tagName}.${[...classList].sort().join('.')}`,
  );
  return parts.join(' ');
}

/** Returns the groups of at least three successive children with the same template. */
function repeatedChildren(parent: Element): Element[][] {
  const groups: Element[][] = [];
  for (const child of parent.children) {
    if (!isVisible(child)) continue;
    const last = groups.at(-1);
    if (last?.[0] && templateOf(last[0]) === templateOf(child)) last.push(child);
    else groups.push([child]);
  }
  return groups.filter((group) => group.length >= 3);
}

/** Returns how many lines of a text, separated by line breaks, begin like the items of a list. */
function linesWithBullets(element: HTMLElement): number {
  const lines = [''];
  for (const node of element.childNodes)
    if (node instanceof HTMLBRElement) lines.push('');
    else lines[lines.length - 1] += node.textContent ?? '';
  return lines.filter((line) => bulletPattern.test(line)).length;
}

/** Compares what looks like a list with the lists of the accessibility tree (WCAG 1.3.1). */
export const seenLists: PageCheck = {
  id: 'seen-lists',
  title: '목록처럼 보이는 것은 목록이다',
  criteria: ['1.3.1'],
  inspect() {
    const root = topDialog() ?? document.body;
    const problems: Problem[] = [];
    const lists = findExposed('ul, ol', root);
    for (const list of lists)
      if (list.matches(emptyRoles) && list.querySelectorAll(':scope > li').length > 1)
        problems.push(problemAt(list, '목록이 목록의 역할을 잃었다'));
    const blocks = readTextBlocks(root).filter(({ isExposed }) => isExposed);
    for (const [index, { element, text }] of blocks.entries()) {
      const next = blocks[index + 1];
      const isItem = bulletPattern.test(text) && next !== undefined && bulletPattern.test(next.text);
      if (
        isItem &&
        next.element.parentElement === element.parentElement &&
        !element.closest(`li, dt, dd, ${listSelector}`)
      )
        problems.push(problemAt(element, '글머리표로만 된 목록이다'));
    }
    for (const { element } of blocks)
      if (element.querySelector(':scope > br') && linesWithBullets(element) > 1)
        problems.push(problemAt(element, '번호나 글머리표를 적은 줄로만 된 목록이다'));
    for (const parent of findExposed('div, section, nav, span, aside, main', root)) {
      if (parent.closest(`${notItems}, li, ${listSelector}`)) continue;
      for (const group of repeatedChildren(parent)) {
        const [first] = group;
        const texts = new Set(group.map(visibleText));
        const isContent = group.every(
          (item) =>
            visibleText(item) !== '' &&
            item.matches('a, div, article, span') &&
            item.querySelector('input, textarea, select, form, h1, h2, section') === null,
        );
        if (first && isContent && texts.size > 1 && first.children.length + Number(first.matches('a')) > 0)
          problems.push(problemAt(first, `같은 모양의 것이 ${group.length}개 있지만 목록이 아니다`));
      }
    }
    return { examined: lists.length + blocks.length, problems };
  },
};
