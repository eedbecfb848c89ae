import { findExposed } from '#audit/page/dom.ts';
import type { Operator } from '#test/mutants/operator.ts';
import { findFocusable } from '#test/mutants/page/find.ts';
import { dropAttributes, keepAttribute, onceFor } from '#test/mutants/page/rules.ts';

/** Keeps keys from an element and its content: neither the site nor the browser reacts to them. */
function swallowKeys(element: HTMLElement, isSwallowed: (key: string) => boolean): void {
  onceFor(element, () => {
    for (const type of ['keydown', 'keypress', 'keyup'] as const)
      window.addEventListener(
        type,
        (event) => {
          if (!isSwallowed(event.key) || !(event.target instanceof Node) || !element.contains(event.target)) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      );
  });
}

const activationKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
const arrowKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

const buttons = 'button:not(:disabled, [aria-disabled=true]), [role=button], [role=switch], summary';

const takesTyping = (element: Element): boolean =>
  element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])');

/** Whether another focusable link leads to the same address. */
const hasSameLink = (link: Element): boolean =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
    (other) => other !== link && other.tabIndex >= 0 && link instanceof HTMLAnchorElement && other.href === link.href,
  );

const sameLinkReason = '같은 곳으로 가는 다른 링크가 있다';

/** Replaces a control for the eye by an element that only a pointer can press. The control stays, but is hidden. */
function replaceByBox(element: HTMLElement): void {
  if (element.dataset.replaced === 'yes') return;
  const box = document.createElement('div');
  box.className = element.className;
  box.style.cursor = 'pointer';
  box.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  box.addEventListener('click', () => element.click());
  element.dataset.replaced = 'yes';
  element.before(box);
  element.style.setProperty('display', 'none', 'important');
}

/** Operators that take the keyboard from what a pointer can do. */
export const keyboardOperators: readonly Operator[] = [
  {
    id: 'key-activation',
    description: '초점은 받는데 Enter와 Space로 눌리지 않는다',
    criteria: ['2.1.1'],
    probe: 'keys',
    passes: ['inspect', 'interact'],
    keys: ['Enter', 'Space'],
    find: () =>
      findExposed(buttons)
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map((element) => ({ element })),
    apply: (element) => swallowKeys(element, (key) => activationKeys.includes(key)),
  },
  {
    id: 'key-link',
    description: '초점은 받는데 Enter로 열리지 않는다',
    criteria: ['2.1.1'],
    probe: 'keys',
    passes: ['inspect', 'interact'],
    keys: ['Enter'],
    find: () =>
      findExposed('a[href]').map((element) => ({
        element,
        ...(hasSameLink(element) ? { excluded: sameLinkReason } : {}),
      })),
    apply: (element) => swallowKeys(element, (key) => key === 'Enter'),
  },
  {
    id: 'key-arrows',
    description: '화살표 키로 옮겨 가지 못한다',
    criteria: ['2.1.1'],
    probe: 'keys',
    passes: ['inspect', 'interact'],
    keys: ['ArrowRight', 'ArrowDown'],
    find: () =>
      findExposed('[role=tab][aria-selected=true], input[type=radio], [role=option], [role=listbox], input[type=range]')
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map((element) => ({ element })),
    apply: (element) =>
      swallowKeys(element.closest<HTMLElement>('[role=tablist], [role=radiogroup], [role=listbox]') ?? element, (key) =>
        arrowKeys.includes(key),
      ),
  },
  {
    id: 'key-tab',
    description: '초점이 Tab 키로 빠져나가지 못한다',
    criteria: ['2.1.2'],
    probe: 'keys',
    keys: ['Tab'],
    find: () => findFocusable().map((element) => ({ element })),
    apply: (element) => swallowKeys(element, (key) => key === 'Tab'),
  },
  {
    id: 'key-typing',
    description: '칸에 키보드로 쓸 수 없다',
    criteria: ['2.1.1'],
    probe: 'keys',
    passes: ['inspect', 'interact'],
    keys: ['7'],
    find: () =>
      findFocusable()
        .filter(takesTyping)
        .map((element) => ({ element })),
    apply: (element) => swallowKeys(element, (key) => key.length === 1),
  },
  {
    id: 'key-escape',
    description: '띄운 것이 Escape로 닫히지 않는다',
    criteria: ['2.1.1', '2.1.2', '1.4.13'],
    probe: 'keys',
    passes: ['interact'],
    keys: ['Escape'],
    find: () =>
      findExposed('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]').map((element) => ({
        element,
        ...(findExposed('button', element).length > 0 ? { excluded: '닫는 버튼이 창에 있다' } : {}),
      })),
    apply: (element) => swallowKeys(element, (key) => key === 'Escape'),
  },
  {
    id: 'tab-stop-removed',
    description: '키보드로 닿지 않는다',
    criteria: ['2.1.1'],
    find: () =>
      findFocusable()
        .filter((element) => !element.matches('[role=tab], input[type=radio], main, h1, [role=dialog]'))
        .map((element) => ({ element, ...(hasSameLink(element) ? { excluded: sameLinkReason } : {}) })),
    apply: (element) => keepAttribute(element, 'tabindex', '-1'),
  },
  {
    id: 'href-dropped',
    description: '주소가 없어, 마우스로만 열린다',
    criteria: ['2.1.1', '4.1.2'],
    find: () =>
      findExposed('a[href^="/"]').map((element) => ({
        element,
        ...(hasSameLink(element) ? { excluded: sameLinkReason } : {}),
      })),
    apply: (element) => {
      const href = element.getAttribute('href');
      if (href === null) return;
      dropAttributes(element, 'href');
      element.style.cursor = 'pointer';
      onceFor(element, () => element.addEventListener('click', () => location.assign(href)));
    },
  },
  {
    id: 'pointer-only',
    description: '마우스로만 눌리는 div다',
    criteria: ['2.1.1', '4.1.2'],
    find: () =>
      findExposed('a[href], button:not(:disabled)').map((element) => ({
        element,
        ...(hasSameLink(element) ? { excluded: sameLinkReason } : {}),
      })),
    apply: replaceByBox,
  },
];
