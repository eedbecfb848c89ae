import type { PageCheck, Problem } from '#audit/model.ts';
import { contrastOf, readColour } from '#audit/page/colour.ts';
import { accessibleName, findExposed, isVisible, problemAt, topDialog } from '#audit/page/dom.ts';
import { type ItemLook, lookDifferences, oddOneOut } from './odd-one-out.ts';
import { toldStateProblems } from './told-states.ts';

/** Describes the painted edges of a box, of an element or of one of its pseudo-elements. */
const describeEdges = (style: CSSStyleDeclaration): string =>
  (['Top', 'Right', 'Bottom', 'Left'] as const)
    .map((side) =>
      Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none'
        ? `${style[`border${side}Width`]} ${style[`border${side}Color`]}`
        : '-',
    )
    .join(' ');

/** Describes a pseudo-element that is painted; empty if there is none. */
function describePseudo(element: Element, pseudo: '::before' | '::after'): string {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.display === 'none' || style.opacity === '0' || style.visibility === 'hidden')
    return '';
  const isScaled = /matrix\(0,|scale\(0/.test(style.transform) || /(^| )0( |$)/.test(style.scale);
  return isScaled
    ? ''
    : `${style.content} ${style.backgroundColor} ${describeEdges(style)} ${style.width} ${style.height}`;
}

/** Reads how an item of a group looks, with the element around it and its first child. */
function lookOfItem(item: Element): ItemLook {
  const parts = [item, ...[...item.children].slice(0, 2)].filter(isVisible);
  const styles = parts.map((part) => getComputedStyle(part));
  const { width, height } = item.getBoundingClientRect();
  // Marks without text, such as those of slides, may differ in their size alone.
  const size = item.textContent === '' ? `${Math.round(width)}x${Math.round(height)}` : '';
  const join = (read: (style: CSSStyleDeclaration) => string): string => styles.map(read).join(' | ');
  return {
    colour: join(({ color }) => color),
    background: join(
      ({ backgroundColor, backgroundImage, backgroundSize, boxShadow }) =>
        `${backgroundColor} ${backgroundImage} ${backgroundSize} ${boxShadow}`,
    ),
    border: join(describeEdges),
    weight: join(({ fontWeight }) => fontWeight),
    decoration: join(({ textDecorationLine }) => textDecorationLine),
    mark:
      parts.map((part) => `${describePseudo(part, '::before')} ${describePseudo(part, '::after')}`).join(' | ') +
      item.querySelectorAll('svg, img').length +
      size,
  };
}

/** Attributes that tell assistive technology that an item is the chosen one, the current one, or out of use. */
const stateSelector =
  '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-disabled=true], :disabled, :checked, [aria-expanded=true], [aria-sort]:not([aria-sort=none])';

const isMarked = (item: Element): boolean =>
  item.matches(stateSelector) ||
  item.querySelector(stateSelector) !== null ||
  item.parentElement?.matches('[aria-current]:not([aria-current=false])') === true;

/** Groups of which at most one item is chosen: tabs, the links of a list, options. */
function findGroups(): Element[][] {
  const root = topDialog() ?? document;
  const parents = findExposed(
    '[role=tablist], [role=listbox], [aria-roledescription] :has(> button + button + button), nav ul, nav ol, nav:has(> a), [role=radiogroup], [role=group], main ul, main ol',
    root,
  );
  return parents.map((parent) => {
    if (parent.matches('[role=radiogroup]')) return [...parent.querySelectorAll('label')].filter(isVisible);
    const own = [...parent.children].filter(isVisible);
    return own.flatMap((child) => {
      const item = child.matches('a, button, [role=tab], [role=option], label')
        ? child
        : child.querySelector(':scope > a, :scope > button, :scope > [role=tab], :scope > span');
      return item && isVisible(item) ? [item] : [];
    });
  });
}

/** Whether only the hue tells two colours apart, without a contrast of 3:1. */
const differsOnlyInHue = (one: string, two: string): boolean => contrastOf(readColour(one), readColour(two)) < 3;

/**
 * Whether some items of a menu look different. A link may look different from a button that opens a sub-menu; a text
 * among links is the current item.
 */
function lookDifferent(items: readonly Element[], looks: readonly ItemLook[]): boolean {
  const areOperable = items.every((item) => item.matches('a[href], button'));
  const kinds = Map.groupBy(looks.keys(), (index) => (areOperable ? items[index]?.tagName : ''));
  return [...kinds.values()].some((kind) => new Set(kind.map((index) => JSON.stringify(looks[index]))).size > 1);
}

/** Finds the buttons of the slides of a carousel that look different while none is called current. */
function slideProblems(): Problem[] {
  return findExposed('[aria-roledescription]').flatMap((carousel) => {
    const buttons = findExposed('button', carousel).filter((button) =>
      /\d+번|슬라이드 ?\d/.test(accessibleName(button)),
    );
    const [first] = buttons;
    if (!first || buttons.some(isMarked) || !lookDifferent(buttons, buttons.map(lookOfItem))) return [];
    return [problemAt(first, '서로 다르게 보이지만 어느 슬라이드가 보이는지 말하지 않는다', ['4.1.2', '1.3.1'])];
  });
}

/** Whether the pointer or the focus may change how an item looks. */
const isInUse = (item: Element): boolean =>
  item.matches(':hover, :focus, [data-hovered], [data-focused], :is(li, td):hover > *');

/** Finds a chosen item that looks like one that is not chosen. Only the chosen one may be in use. */
function sameLookProblems(
  items: readonly Element[],
  looks: readonly ItemLook[],
  marked: readonly Element[],
): Problem[] {
  const [chosen] = marked;
  if (!chosen || marked.length > 1 || chosen.matches(':disabled, [aria-disabled=true], [aria-expanded]')) return [];
  const other = items.findIndex((item) => item !== chosen && item.tagName === chosen.tagName && !isInUse(item));
  const [own, otherLook] = [looks[items.indexOf(chosen)], looks[other]];
  return own && otherLook && lookDifferences(own, otherLook).length === 0
    ? [problemAt(chosen, '골라진 것이라고 하지만 다른 것과 똑같이 보인다', ['1.3.1', '1.4.1', '4.1.2'])]
    : [];
}

/** Compares the item that looks chosen or current with the one that is marked as such (WCAG 1.3.1, 1.4.1, 4.1.2). */
export const seenStates: PageCheck = {
  id: 'seen-states',
  title: '고른 것·현재 위치로 보이는 것이 그렇다고 읽힌다',
  criteria: ['4.1.2', '1.3.1', '1.4.1'],
  inspect() {
    const problems: Problem[] = [];
    const groups = findGroups().filter(({ length }) => length > 1);
    for (const items of groups) {
      const looks = items.map(lookOfItem);
      const marked = items.filter(isMarked);
      if (items.some(isInUse)) {
        problems.push(...sameLookProblems(items, looks, marked));
        continue;
      }
      const odd = items[oddOneOut(looks)];
      if (odd && !isMarked(odd) && items.every((item) => item.tagName === odd.tagName))
        problems.push(problemAt(odd, '다른 것과 달리 골라진 것처럼 보이지만 그렇다고 하지 않는다', ['4.1.2', '1.3.1']));
      const [chosen] = marked;
      const isMixed = odd === undefined || items.some((item) => item.tagName !== odd.tagName);
      const isInNavigation = isMixed && items[0]?.closest('nav') !== null;
      if (!chosen && isInNavigation && lookDifferent(items, looks))
        problems.push(
          problemAt(items[0] ?? document.body, '서로 다르게 보이지만 어느 것이 현재인지 말하지 않는다', [
            '4.1.2',
            '1.3.1',
            '1.4.1',
          ]),
        );
      if (!chosen || marked.length > 1) continue;
      const other = looks[items.findIndex((item) => item !== chosen && item.tagName === chosen.tagName)];
      const own = looks[items.indexOf(chosen)];
      if (!own || !other || chosen.matches(':disabled, [aria-disabled=true]')) continue;
      const differences = lookDifferences(own, other);
      problems.push(...sameLookProblems(items, looks, marked));
      if (
        differences.length > 0 &&
        differences.every((key) => key === 'colour') &&
        differsOnlyInHue(own.colour.split(' | ')[0] ?? '', other.colour.split(' | ')[0] ?? '')
      )
        problems.push(problemAt(chosen, '골라진 것을 색으로만 알 수 있다', ['1.4.1']));
    }
    return {
      examined: groups.length,
      problems: [...problems, ...toldStateProblems(), ...slideProblems()],
    };
  },
};
