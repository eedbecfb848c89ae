import { backgroundOf, contrastOf } from '#audit/page/colour.ts';
import type { Operator } from '#test/mutants/operator.ts';
import { findFocusable } from '#test/mutants/page/find.ts';
import { elementPath } from '#test/mutants/page/path.ts';
import { addRules, onceFor } from '#test/mutants/page/rules.ts';

/** Returns the selectors of everything that may show the focus of an element: itself, its parents and its siblings. */
function focusSelectors(element: Element): string {
  const path = elementPath(element);
  const parents = [element.parentElement, element.parentElement?.parentElement].flatMap((parent) =>
    parent ? [`${elementPath(parent)}:has(${path}:focus)`] : [],
  );
  const own = `${path}:focus`;
  return [own, `${own}::before`, `${own}::after`, `${own} *`, `${own} ~ *`, `${own} ~ *::before`, ...parents].join(
    ', ',
  );
}

/** Returns declarations that give an element the look that it has without the focus. */
function unfocusedLook(element: Element): string {
  const style = getComputedStyle(element);
  return ['background-color', 'border-color', 'color', 'text-decoration']
    .map((property) => `${property}: ${style.getPropertyValue(property)} !important;`)
    .join(' ');
}

const focusable = () =>
  findFocusable()
    .filter((element) => !element.matches('main, h1, iframe, [role=dialog], [role=listbox]'))
    .map((element) => ({ element }));

/** Covers an element while it has the focus. */
function coverWhileFocused(element: HTMLElement): void {
  const cover = document.createElement('div');
  element.addEventListener('focus', () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    cover.style.cssText = `position:fixed;inset:${y - 8}px auto auto ${x - 8}px;width:${width + 16}px;height:${height + 16}px;background:#fff;z-index:99999`;
    document.body.append(cover);
  });
  element.addEventListener('blur', () => cover.remove());
}

/** Returns an operator that hides the focus indicator of one element. @param rulesFor the style rules that hide it */
const hidingOperator = (id: string, description: string, rulesFor: (element: HTMLElement) => string): Operator => ({
  id,
  description,
  hidesFocus: true,
  criteria: ['2.4.7', '1.4.11'],
  probe: 'focus',
  find: focusable,
  apply: (element) => addRules(rulesFor(element)),
});

/** Operators that remove, clip, fade and cover the focus indicator of one element. */
export const focusOperators: readonly Operator[] = [
  hidingOperator(
    'focus-removed',
    '초점이 보이지 않는다',
    (element) =>
      `${focusSelectors(element)} { outline: none !important; box-shadow: none !important; transition: none !important; } ${elementPath(element)}:focus { ${unfocusedLook(element)} }`,
  ),
  hidingOperator(
    'focus-clipped',
    '초점 테두리가 잘려 보이지 않는다',
    (element) =>
      `${elementPath(element)} { clip-path: inset(0) !important; } ${elementPath(element)}:focus { outline-offset: 2px !important; transition: none !important; ${unfocusedLook(element)} } ${focusSelectors(element)} { box-shadow: none !important; }`,
  ),
  {
    id: 'focus-faded',
    description: '초점 테두리가 배경과 3:1보다 흐리다',
    criteria: ['1.4.11', '2.4.7'],
    probe: 'focus',
    find: () =>
      focusable().map((place) => ({
        ...place,
        ...(backgroundOf(place.element) === null ? { excluded: '배경이 그림이어서, 흐린 색을 계산할 수 없다' } : {}),
      })),
    apply: (element) => {
      const behind = backgroundOf(element.parentElement) ?? [255, 255, 255, 1];
      const faint =
        contrastOf([128, 128, 128, 1], behind) > contrastOf([200, 200, 200, 1], behind) ? '200,200,200' : '70,70,70';
      addRules(
        `${focusSelectors(element)} { outline-color: rgb(${faint}) !important; box-shadow: none !important; transition: none !important; } ${elementPath(element)}:focus { ${unfocusedLook(element)} }`,
      );
    },
  },
  {
    id: 'focus-covered',
    description: '초점을 받으면 다른 것에 가려진다',
    criteria: ['2.4.11', '2.4.7'],
    probe: 'focus',
    find: focusable,
    apply: (element) => onceFor(element, () => coverWhileFocused(element)),
  },
];
