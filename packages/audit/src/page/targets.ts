import type { PageCheck, Problem } from '#audit/model.ts';
import { findControls, isVisuallyHidden, problemAt, topDialog } from './dom.ts';

type Target = { element: HTMLElement; box: DOMRect };

/** Whether a link is in a line of text, which is an exception of WCAG 2.5.8. */
function isInText(element: HTMLElement): boolean {
  const block = element.parentElement;
  if (
    !block ||
    !getComputedStyle(element).display.startsWith('inline') ||
    getComputedStyle(element).display === 'inline-flex'
  )
    return false;
  const around = [...block.childNodes].some(
    (node) => node !== element && (node.nodeType === 3 ? (node.nodeValue ?? '').trim().length > 1 : false),
  );
  return around;
}

/** Returns the box of a target: of the label of an input, or of the control itself. */
function targetBox(element: HTMLElement): DOMRect {
  const label = element.matches('input') ? element.closest('label') : null;
  return (label ?? element).getBoundingClientRect();
}

const findTargets = (): Target[] =>
  findControls(topDialog() ?? document)
    .filter(
      (element) =>
        !element.matches(':disabled, iframe, [tabindex="-1"][role=document]') &&
        (!isVisuallyHidden(element) || element.closest('label') !== null),
    )
    .map((element) => ({ element, box: targetBox(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);

const areNested = (one: Element, two: Element): boolean =>
  one.contains(two) ||
  two.contains(one) ||
  (one.closest('label') === two.closest('label') && one.closest('label') !== null);

/** Six millimetres in CSS px: 96 px are one inch. */
const sixMillimetres = (6 / 25.4) * 96;

/** Whether an element is positioned over the page on purpose. */
function isLayered(element: Element): boolean {
  for (let current: Element | null = element; current; current = current.parentElement)
    if (/fixed|sticky|absolute/.test(getComputedStyle(current).position)) return true;
  return element.closest('header, [role=dialog]') !== null;
}

export const targetDiagonal: PageCheck = {
  id: 'target-diagonal',
  title: '누르는 곳의 대각선이 6mm 이상이고, 서로 겹치지 않는다',
  criteria: ['K6.1.3'],
  inspect() {
    const all = findTargets().filter(({ element }) => !isInText(element));
    const problems: Problem[] = all
      .filter(({ box }) => Math.hypot(box.width, box.height) < sixMillimetres)
      .map(({ element, box }) =>
        problemAt(element, `대각선이 ${((Math.hypot(box.width, box.height) / 96) * 25.4).toFixed(1)}mm이다`),
      );
    for (const [index, one] of all.entries())
      for (const two of all.slice(index + 1)) {
        if (areNested(one.element, two.element)) continue;
        const width = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
        const height = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
        const smaller = Math.min(one.box.width * one.box.height, two.box.width * two.box.height);
        const layered = [one, two].some(({ element }) => isLayered(element));
        const isTiny = Math.min(one.box.height, two.box.height) < 14;
        if (isTiny && width > -3 && height > -3 && !layered)
          problems.push(problemAt(two.element, '작은 것이 다른 것과 붙어 있다'));
        else if (width > 1 && height > 1 && width * height < smaller * 0.95 && !layered)
          problems.push(problemAt(two.element, '다른 것과 겹친다'));
      }
    return { examined: all.length, problems };
  },
};
