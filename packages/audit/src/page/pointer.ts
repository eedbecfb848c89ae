import type { PageCheck } from '#audit/model.ts';
import { findExposed, isExposed, isVisible, isVisuallyHidden, pageProblem, problemAt, topDialog } from './dom.ts';

/** Types of events that only a pointer causes, or that a click causes. */
const pointerTypes = /^(click|dblclick|mouse(down|up)|pointer(down|up)|touch(start|end)|press)$/;

const listened = new WeakMap<EventTarget, Set<string>>();

/** Starts to record the types of all event listeners of elements. Must run before the page's own scripts. */
export function startListenerRecording(): void {
  const { addEventListener: add } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function addRecorded(
    this: EventTarget | undefined,
    ...args: Parameters<typeof add>
  ): void {
    // Without an object before the name, the call is one of the window.
    const target = this ?? window;
    const types = listened.get(target) ?? new Set();
    listened.set(target, types.add(args[0]));
    add.apply(target, args);
  };
}

/** Returns the types of events to which an element reacts: by listeners, properties, or handlers of React. */
function reactionTypes(element: Element): string[] {
  const types = [...(listened.get(element) ?? [])];
  for (const name of ['onclick', 'ondblclick', 'onmousedown', 'onmouseup', 'onpointerdown', 'onkeydown'])
    if (Reflect.get(element, name)) types.push(name.slice(2));
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  for (const [name, value] of Object.entries(Object(key && Reflect.get(element, key))))
    if (name.startsWith('on') && typeof value === 'function')
      types.push(
        name
          .slice(2)
          .toLowerCase()
          .replace(/capture$/, ''),
      );
  return types;
}

const reactsToPresses = (element: Element): boolean => reactionTypes(element).some((type) => pointerTypes.test(type));

const operableSelector =
  'a[href], area[href], button, input, select, textarea, label, summary, option, iframe, audio, video, [contenteditable=true], [tabindex="0"], [tabindex="-1"][role], [role=option], [role=dialog], [role=alertdialog]';

/** Whether an element names a control, to which a press on it moves the focus, as on a label. */
const isNameOfControl = ({ id }: Element): boolean =>
  id !== '' && document.querySelector(`[aria-labelledby~="${CSS.escape(id)}"]`) !== null;

/**
 * Whether a listener of an element is for what is inside it: for gestures, or for the links in a text. A control has no
 * paragraphs, or it shows the pointer that a control has.
 */
function isContainer(element: Element): boolean {
  const { touchAction, cursor } = getComputedStyle(element);
  const hasText = element.querySelector('p, ul, ol, table, h1, h2, h3, h4, h5, h6') !== null;
  return /pan-[xy]/.test(touchAction) || (hasText && cursor !== 'pointer');
}

/** Whether an element looks pressable itself, not only because the element around it does. */
const showsPointer = (element: Element): boolean =>
  getComputedStyle(element).cursor === 'pointer' &&
  element.parentElement !== null &&
  getComputedStyle(element.parentElement).cursor !== 'pointer';

/** Whether an element with the focus reacts to a pointer and not to keys, which the browser itself does for buttons and links. */
function isDeadByKeys(element: Element): boolean {
  if (
    !element.matches('[role=button], [role=link], [tabindex="0"]') ||
    element.matches('a[href], button, input, summary')
  )
    return false;
  return reactsToPresses(element) && !reactionTypes(element).some((type) => /^key(down|up|press)$/.test(type));
}

/** Items that get the focus from their widget, by the arrow keys. */
const widgetItem = '[role=tab], [role=option], [role=radio], [role=menuitem], [role=gridcell], [role=treeitem]';

/** Whether Tab passes over a link or a button. Escape does the same as the clear button of a search. */
const isPassedOver = (element: Element): boolean =>
  element.matches('a[href][tabindex="-1"], button[tabindex="-1"]') &&
  !element.matches(widgetItem) &&
  !isVisuallyHidden(element) &&
  element.parentElement?.querySelector('input[type=search]') === null;

/** Returns the first radio button of each group that Tab passes over. */
function unreachableRadios(root: ParentNode): Element[] {
  const radios = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
    (radio) => isVisible(radio.closest('label') ?? radio) && isExposed(radio),
  );
  const groups = [...Map.groupBy(radios, ({ name, form }) => `${name} ${form?.id}`).values()];
  return groups.flatMap((group) => (group.every(({ tabIndex }) => tabIndex < 0) ? group.slice(0, 1) : []));
}

/** Finds what a pointer can do and the keyboard cannot (WCAG 2.1.1). */
export const pointerOnly: PageCheck = {
  id: 'pointer-only',
  title: '마우스로 누르는 것은 키보드로도 할 수 있다',
  criteria: ['2.1.1'],
  inspect() {
    const root = topDialog() ?? document.body;
    const all = findExposed('*', root);
    const pressable = all.filter(
      (element) =>
        (showsPointer(element) || reactsToPresses(element)) && !isNameOfControl(element) && !isContainer(element),
    );
    const unreachable = pressable.filter(
      (element) =>
        !element.closest(operableSelector) &&
        ![...element.querySelectorAll(operableSelector)].some((one) => one.checkVisibility()),
    );
    const passedOver = [...all.filter(isPassedOver), ...unreachableRadios(root)];
    return {
      examined: pressable.length,
      problems: [
        ...unreachable.map((element) => problemAt(element, '마우스로 누를 수 있지만 키보드로는 닿지 않는다')),
        ...all
          .filter(isDeadByKeys)
          .map((element) => problemAt(element, '마우스에는 반응하지만 글쇠에는 반응하지 않는다')),
        ...passedOver.map((element) => problemAt(element, 'Tab 키가 지나쳐 간다')),
      ],
    };
  },
};

/** Finds reactions to moving the device (WCAG 2.5.4). */
export const motionActuation: PageCheck = {
  id: 'motion-actuation',
  title: '기기를 흔들거나 기울여 하는 일이 없다',
  criteria: ['2.5.4'],
  inspect() {
    const types = [...(listened.get(window) ?? [])].filter((type) => /^device(motion|orientation)/.test(type));
    const isSet = window.ondevicemotion !== null || window.ondeviceorientation !== null;
    const problems = types.length > 0 || isSet ? [pageProblem('기기를 움직이면 반응한다')] : [];
    return { examined: types.length, problems };
  },
};
