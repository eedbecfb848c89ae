import type { PageCheck } from '#audit/model.ts';
import { accessibleName, findExposed, pageProblem, problemAt, topDialog } from './dom.ts';

/** Types of events that only a pointer causes, or that a click causes. */
const pointerTypes = new Set(
  ['click', 'dblclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend'].flatMap(
    (type) => [type, `on${type}`],
  ),
);

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
  for (const type of pointerTypes) if (type.startsWith('on') && Reflect.get(element, type)) types.push(type);
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props: unknown = key ? Reflect.get(element, key) : undefined;
  if (typeof props === 'object' && props !== null)
    for (const [name, value] of Object.entries(props))
      if (name.startsWith('on') && typeof value === 'function') types.push(name.toLowerCase().replace(/capture$/, ''));
  return types;
}

/** Whether an element reacts to presses of a pointer. */
const reactsToPresses = (element: Element): boolean => reactionTypes(element).some((type) => pointerTypes.has(type));

const operableSelector =
  'a[href], area[href], button, input, select, textarea, label, summary, option, iframe, audio, video, [contenteditable=true], [tabindex="0"], [tabindex="-1"][role], [role=option], [role=dialog], [role=alertdialog]';

/** Whether an element names a control, to which a press on it moves the focus, as on a label. */
const isNameOfControl = ({ id }: Element): boolean =>
  id !== '' && document.querySelector(`[aria-labelledby~="${CSS.escape(id)}"]`) !== null;

/**
 * Whether a listener of an element is for what is inside it: for gestures, which `swipe-alternative` judges, or for the
 * links in a text. A control has no paragraphs, or it shows the pointer that a control has.
 */
function isContainer(element: Element): boolean {
  const { touchAction, cursor } = getComputedStyle(element);
  const hasText = element.querySelector('p, ul, ol, table, h1, h2, h3, h4, h5, h6') !== null;
  return /pan-[xy]/.test(touchAction) || (hasText && cursor !== 'pointer');
}

/** Whether a focusable element reacts to presses of a pointer and neither to clicks nor to keys. */
function isPressedOnly(element: Element): boolean {
  if (!element.matches('button, a[href], [role=button], [tabindex="0"]:not(input, textarea, select)')) return false;
  const types = reactionTypes(element).map((type) => type.replace(/^on/, ''));
  return (
    types.some((type) => /^(mousedown|mouseup|pointerdown|pointerup|touchstart|touchend|dblclick)$/.test(type)) &&
    !types.some((type) => /^(click|keydown|keyup|keypress)$/.test(type)) &&
    !element.matches('a[href], [type=submit]')
  );
}

/** A link without address that is not marked as disabled or current. */
const placeholderLink = 'a:not([href], [role], [tabindex], [aria-disabled], [aria-current])';

/**
 * Finds elements that react to presses of a pointer, and neither they nor an element around or inside them get the
 * keyboard focus, and links without address (WCAG 2.1.1).
 */
export const pointerOnly: PageCheck = {
  id: 'pointer-only',
  title: '마우스로 누르는 것은 키보드로도 할 수 있다',
  criteria: ['2.1.1'],
  inspect() {
    const all = findExposed('*', topDialog() ?? document.body);
    const pressable = all.filter(
      (element) => reactsToPresses(element) && !isNameOfControl(element) && !isContainer(element),
    );
    const unreachable = pressable.filter(
      (element) =>
        !element.closest(operableSelector) &&
        ![...element.querySelectorAll(operableSelector)].some((one) => one.checkVisibility()),
    );
    const links = all.filter((element) => element.matches(placeholderLink) && element.textContent?.trim() !== '');
    const pressed = all.filter(isPressedOnly);
    return {
      examined: pressable.length,
      problems: [
        ...pressed.map((element) => problemAt(element, '마우스로 누르면 반응하지만 글쇠로 누르면 반응하지 않는다')),
        ...unreachable.map((element) => problemAt(element, '마우스로 누르면 반응하지만 키보드로는 닿지 않는다')),
        ...links
          .filter((element) => !unreachable.includes(element))
          .map((element) => problemAt(element, '주소가 없는 링크여서 키보드로 닿지 않는다')),
      ],
    };
  },
};

/** Names of buttons that stop or start moving content, and do not move it on. */
const pauseName = /멈춤|정지|일시|재생|pause|stop|play/i;

/** Finds rows of items that are moved by swiping alone: nothing beside them moves them by a press (WCAG 2.5.1, 2.5.7). */
export const swipeAlternative: PageCheck = {
  id: 'swipe-alternative',
  title: '쓸어 넘기는 것은 버튼으로도 넘길 수 있다',
  criteria: ['2.5.7', '2.5.1'],
  inspect() {
    const rows = findExposed(
      '.swiper, .swiper-initialized, [aria-roledescription]',
      topDialog() ?? document.body,
    ).filter((element) => element.querySelector('.swiper-slide, [aria-roledescription]') !== null);
    const hasAlternative = (row: HTMLElement): boolean => {
      const region = row.closest('section, [role=region]') ?? row;
      return findExposed('button, [role=button], a[href], [role=tab]', region).some(
        (element) => !pauseName.test(accessibleName(element)) && element.closest('.swiper-slide') === null,
      );
    };
    return {
      examined: rows.length,
      problems: rows
        .filter((row) => !hasAlternative(row))
        .map((row) => problemAt(row, '쓸어 넘겨야만 다음 것을 볼 수 있다')),
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
    return {
      examined: types.length,
      problems: types.length > 0 || isSet ? [pageProblem('기기를 움직이면 반응한다')] : [],
    };
  },
};
