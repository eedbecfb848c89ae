import { findExposed, isVisible, tabStops, visibleText } from '#audit/page/dom.ts';
import type { Operator } from '#test/mutants/operator.ts';
import { findFocusable } from '#test/mutants/page/find.ts';
import { elementPath } from '#test/mutants/page/path.ts';
import { addRules, keepAttribute } from '#test/mutants/page/rules.ts';

/** The visible children of a container with controls or text. */
const contentOf = (element: Element): Element[] =>
  [...element.children].filter(
    (child) => isVisible(child) && (visibleText(child) !== '' || tabStops(child).length > 0),
  );

/** Containers whose layout can show its children in another order than the document. */
const orderable = (): HTMLElement[] =>
  findExposed('body *').filter(
    (element) => /flex|grid/.test(getComputedStyle(element).display) && contentOf(element).length > 1,
  );

/** Whether at least two of the children have controls, so that the focus visits them in the order of the document. */
const hasFocusOrder = (element: Element): boolean =>
  contentOf(element).filter((child) => child.matches('a, button, input') || tabStops(child).length > 0).length > 1;

/** Whether the order of the children has a meaning: the focus visits them, or a heading or label is among them. */
const hasMeaning = (element: Element): boolean =>
  hasFocusOrder(element) ||
  contentOf(element).some((child) => child.matches('h1, h2, h3, label') || child.querySelector('h1, h2, h3') !== null);

const noMeaning = '순서가 뜻을 바꾸지 않는다';

/** Operators that separate the order on the screen from the order of the document. */
export const orderOperators: readonly Operator[] = [
  {
    id: 'order-css',
    description: '보이는 순서가 문서의 순서와 반대다',
    criteria: ['1.3.2', '2.4.3'],
    find: () =>
      orderable().map((element) => ({
        element,
        ...(hasFocusOrder(element) ? {} : { excluded: '문서의 순서는 맞고, 초점이 따라갈 것이 둘이 안 된다' }),
      })),
    apply: (element) => {
      const children = [...element.children];
      addRules(
        children
          .map((child, index) => `${elementPath(child)} { order: ${children.length - index} !important; }`)
          .join(' '),
      );
    },
  },
  {
    id: 'order-dom',
    description: '읽고 초점을 받는 순서가 보이는 순서와 다르다',
    criteria: ['1.3.2', '2.4.3'],
    find: () => orderable().map((element) => ({ element, ...(hasMeaning(element) ? {} : { excluded: noMeaning }) })),
    apply: (element) => {
      const first = contentOf(element)[0];
      if (!(first instanceof HTMLElement) || element.dataset.reordered === 'yes') return;
      element.dataset.reordered = 'yes';
      element.append(first);
      first.style.setProperty('order', '-1', 'important');
    },
  },
  {
    id: 'order-tabindex',
    description: 'tabindex가 초점의 순서를 바꾼다',
    criteria: ['2.4.3'],
    find: () => {
      const stops = findFocusable().filter((element) => !element.matches('[role=tab], main, h1'));
      return stops.slice(1).map((element) => ({ element }));
    },
    apply: (element) => keepAttribute(element, 'tabindex', '3'),
  },
];
