import { accessibleName, findExposed, isVisible, opacityOf, selectorOf, topDialog } from './dom.ts';

/** Everything that could move by itself. Includes hidden elements: a hidden slide is recognized by being hidden. */
const movableSelector = 'main *, header *, footer *, aside *, marquee';

/** Clocks and progress tell the time that passes, and are no moving content (WCAG 2.2.2, essential). */
const essentialSelector = '[role=timer], [role=progressbar], progress, meter, [role=status], [aria-busy=true], svg *';

let recorded = new Map<Element, string>();

/** Ends all transitions. Their duration is real time, also when the audit controls the clock of the page. */
export function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Returns what is painted on a canvas; empty if a picture of another host is on it. */
function paintedOn(canvas: HTMLCanvasElement): string {
  try {
    return canvas.toDataURL();
  } catch {
    return '';
  }
}

/** A time that a clock or a countdown shows, such as 9:05. It is no moving content (WCAG 2.2.2, essential). */
const clockTime = /\d+:\d\d/g;

/**
 * Returns position, opacity, exposure and own text of an element. Where a text for screen readers alone stands is not seen:
 * it moves with the end of a visible text.
 */
function appearanceOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  const position = width > 1 || height > 1 ? `${Math.round(x)},${Math.round(y + scrollY)}` : '';
  const isHidden = element.closest('[inert], [aria-hidden=true]') !== null;
  const text =
    element instanceof HTMLCanvasElement ? paintedOn(element) : element.children.length ? '' : element.textContent;
  return `${position},${getComputedStyle(element).opacity},${isHidden},${text?.replaceAll(clockTime, '')}`;
}

/** Records the appearance of everything that could move. */
export function recordAppearance(): void {
  finishTransitions();
  recorded = new Map(
    [...document.querySelectorAll(movableSelector)]
      .filter((element) => !element.closest(essentialSelector))
      .map((element) => [element, appearanceOf(element)]),
  );
}

/**
 * Returns the elements that have changed since `recordAppearance`. What a dialog covers has moved before it was opened,
 * and its control is covered, too.
 */
function changedElements(): Element[] {
  finishTransitions();
  const dialog = topDialog();
  return [...recorded]
    .filter(([element]) => element.isConnected && (dialog?.contains(element) ?? true))
    .filter(([element, before]) => appearanceOf(element) !== before)
    .map(([element]) => element);
}

/** Returns selectors of the elements that have changed since `recordAppearance`. */
export const changedSelectors = (): string[] => changedElements().map(selectorOf);

/** Names of buttons that stop moving content. */
const stopName = /멈춤|멈추|정지|일시|pause|stop/i;

/** Whether an element and everything around it is opaque, so that it is seen without hovering. */
const isOpaque = (element: Element): boolean => opacityOf(element) >= 0.5;

/** Moving content, and the button that stops it. */
export type MovingRegion = { selector: string; html: string; button: string | null };

/**
 * Returns the regions with elements that have changed since `recordAppearance`. The button of a region is inside the
 * closest element that contains both, and that is not the whole page.
 */
export function movingRegions(): MovingRegion[] {
  const regions = new Map<Element, MovingRegion>();
  for (const element of changedElements()) {
    let around: Element | null = element.parentElement;
    let button: HTMLElement | undefined;
    while (around && !around.matches('main, body, header, footer')) {
      button = findExposed('button, [role=button], input[type=button]', around).find(
        (candidate) => stopName.test(accessibleName(candidate)) && isOpaque(candidate),
      );
      if (button) break;
      around = around.parentElement;
    }
    const region = button ? around : (element.closest('section, ul, [role=region], [role=group]') ?? element);
    if (!region || (!button && !isVisible(region))) continue;
    const html = region.outerHTML.replace(/\s+/g, ' ').slice(0, 240);
    regions.set(region, { selector: selectorOf(region), html, button: button ? selectorOf(button) : null });
  }
  return [...regions.values()];
}

/** Returns which of these regions contain an element that has changed since `recordAppearance`. */
export function stillMoving(selectors: readonly string[]): string[] {
  const changed = changedElements();
  return selectors.filter((selector) => {
    const region = document.querySelector(selector);
    return region !== null && changed.some((element) => region.contains(element));
  });
}

/** Returns name and pressed state of a control, which tell whether the content moves. */
export function controlState(selector: string): string {
  const control = document.querySelector(selector);
  return control ? `${accessibleName(control)} ${control.getAttribute('aria-pressed') ?? ''}` : '';
}

/** Returns animations that flash, or run for more than five seconds (WCAG 2.2.2, 2.3.1), by the animated element. */
export function longAnimations(): { selector: string; flash: boolean }[] {
  const scripted = document.getAnimations().flatMap((animation) => {
    const effect = animation.effect;
    if (!(effect instanceof KeyframeEffect) || !effect.target || animation.playState !== 'running') return [];
    if (animation instanceof CSSTransition) return [];
    const { duration, endTime, iterations } = effect.getComputedTiming();
    const isWaiting = effect.target.closest('progress, [role=progressbar], [role=status], [aria-busy=true]') !== null;
    const blinks = effect
      .getKeyframes()
      .some((frame) => ['opacity', 'visibility', 'backgroundColor', 'color', 'filter'].some((name) => name in frame));
    const flash = blinks && Number(duration) < 334 && Number(iterations) > 3;
    if (!flash && (isWaiting || Number(endTime) <= 5000)) return [];
    return [{ selector: selectorOf(effect.target), flash }];
  });
  const declared = [...document.querySelectorAll('marquee, svg:has([repeatCount=indefinite])')].filter(isVisible);
  return [...scripted, ...declared.map((element) => ({ selector: selectorOf(element), flash: false }))];
}

/** The moments at which each element has changed its look, in ms, by the second. */
let blinks = new Map<Element, Map<number, Set<number>>>();

/** Starts to record when each element changes its look. */
export function countBlinks(): void {
  blinks = new Map();
  new MutationObserver((changes) => {
    const now = Date.now();
    const second = Math.floor(now / 1000);
    for (const { target } of changes) {
      if (!(target instanceof Element)) continue;
      const seconds = blinks.get(target) ?? new Map<number, Set<number>>();
      blinks.set(target, seconds.set(second, (seconds.get(second) ?? new Set()).add(now)));
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['class', 'style', 'hidden'] });
}

/**
 * Returns the elements that have flashed more than three times a second since `countBlinks`: a flash is two changes. A
 * short animation is none, so this must have happened in three seconds. The slide of a carousel changes several times at once.
 */
export const blinkingElements = (): string[] =>
  [...blinks]
    .filter(([, seconds]) => [...seconds.values()].filter(({ size }) => size > 6).length >= 3)
    .filter(([element]) => isVisible(element))
    .map(([element]) => selectorOf(element));
